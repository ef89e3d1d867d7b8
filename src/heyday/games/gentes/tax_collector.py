"""Tax collector: coins for hourglasses, without a tile (4.1 A 3, G6, G11)."""

from heyday.games.gentes.box import homes, prices, sites
from heyday.games.gentes.hometowns import why_not_hometown
from heyday.games.gentes.mat import free_spaces, spaces_needed
from heyday.games.gentes.refusals import Refusal
from heyday.games.gentes.state import Option, Step
from heyday.kit import rule
from heyday.kit.steps import push


@rule
def tax_rate(s, hours):
    """Return the coins for so many hourglasses, 0 where there is no such space (G6)."""
    expert = s.options & Option.EXPERT_TAX > 0
    return prices.tax[1][hours] + 0 if expert else prices.tax[0][hours] + 0


@rule
def why_not_tax(s, p, hours):
    """Why the tax collector cannot be chosen for so many hourglasses (G6)."""
    if tax_rate(s, hours) == 0:
        return Refusal.TAX_CLOSED
    if spaces_needed(hours, 0) > free_spaces(s.player[p]):
        return Refusal.SPACES
    return Refusal.NONE


@rule
def collect_tax(s, p):
    """Receive the coins, and once what own cards add; then hometowns may repeat it (G11)."""
    me = s.player[p]
    me.coins += tax_rate(s, s.hours) + me.tax_bonus
    push(s, Step.TAX_AGAIN, p, 0)


@rule
def why_not_repeat(s, p, site):
    """Why a hometown cannot repeat the tax (G10, G11)."""
    reason = why_not_hometown(s, p, site)
    if reason == Refusal.NONE and not homes.repeat_tax[sites.row[site]]:
        return Refusal.HOME_OTHER_ACTION
    return reason


@rule
def repeat_tax(s, p, site):
    """Receive the base amount once more (G11)."""
    s.marked[site] = 1
    s.player[p].coins += tax_rate(s, s.hours)
