"""`heyday serve`: tables for people and bots, in the browser."""

from __future__ import annotations

import ipaddress
import json
import os
import re
import socket
from collections.abc import Sequence
from contextlib import closing
from importlib.util import find_spec
from urllib.request import urlopen

import click

from heyday.cli.common import Problem, backend_option, use_backend
from heyday.cli.databases import address_of, database_options

PINGS = 20.0  # seconds
GRACE = 5  # seconds for requests under way when the server ends
LOOPBACK = ("127.0.0.1", "::1")
CONTACT = re.compile(r"(mailto:[^@\s]+@|https://)[\w-]+(\.[\w-]+)+(:\d+)?(/\S*)?", re.ASCII)


def contact_of(_context: object, _parameter: object, text: str) -> str:
    """Return how to reach the host, if that is said as push services want it."""
    if text and not CONTACT.fullmatch(text):
        raise click.BadParameter("expected mailto:YOU@YOUR.DOMAIN or https://YOUR.DOMAIN")
    return text


def proxies_of(_context: object, _parameter: object, texts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the proxies that are believed, each an address or a network."""
    for text in texts:
        try:
            ipaddress.ip_network(text)
        except ValueError as error:
            raise click.BadParameter(str(error)) from error
    return texts


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets others in.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@database_options
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    help="Processes in which bots think; by default one for every two cores.",
)
@click.option(
    "--origin", "origins", multiple=True, metavar="URL", help="A page elsewhere that may connect."
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    callback=proxies_of,
    default=LOOPBACK,
    show_default=True,
    metavar="ADDRESS",
    help="A proxy, or a network of some, that is believed when it says who asks.",
)
@click.option("--quotas/--no-quotas", default=True, help="Limit what each address may ask for.")
@click.option(
    "--contact",
    default="",
    callback=contact_of,
    metavar="mailto:…|https://…",
    help="How services that carry pushes reach you; Apple's carries none without.",
)
@click.option("--open", "opens", is_flag=True, help="Open the browser.")
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
)
@backend_option
def command(
    host: str,
    port: int,
    data: str | None,
    database: str | None,
    workers: int | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    quotas: bool,
    contact: str,
    opens: bool,
    log_level: str,
    backend: str | None,
) -> None:
    """Run tables for people and bots, until Ctrl-C. Every action is stored before it is shown."""
    thinking = backend or os.environ.get("HEYDAY_BACKEND") or installed()
    use_backend(backend, "python")  # one action at a time: compiled code would not be faster
    url = address_of(data, database, create=True)
    from sqlalchemy.exc import SQLAlchemyError

    from heyday import games
    from heyday.kit.content import BadContent
    from heyday.server import logs
    from heyday.server.app import Settings
    from heyday.server.store.engine import migrate

    logs.set_up(log_level)
    try:
        for name in games.NAMES:
            games.get(name)
        migrate(url)
    except BadContent as error:
        raise Problem(str(error)) from error
    except SQLAlchemyError as error:
        raise Problem(f"the database cannot be used: {str(error).splitlines()[0]}") from error
    settings = Settings(
        url=url,
        workers=workers or max(1, (os.cpu_count() or 2) // 2),
        backend=thinking,
        quotas=quotas,
        origins=origins,
        contact=contact,
        warm=(("gods", "adept"), ("gentes", "adept")) if thinking == "numba" else (),
        rehearse=True,
    )
    serve(settings, host, port or free_port(host), opens, proxies)


def installed() -> str:
    """Return the fastest way to run rules here."""
    return "numba" if find_spec("numba") else "python"


def free_port(host: str) -> int:
    """Return a port that nobody uses."""
    with closing(socket.socket()) as probe:
        probe.bind((host, 0))
        port: int = probe.getsockname()[1]
        return port


def serve(
    settings: object, host: str, port: int, opens: bool, proxies: Sequence[str] = LOOPBACK
) -> None:
    """Serve until somebody ends it."""
    import uvicorn

    from heyday.server import limits
    from heyday.server.app import Settings, create_app
    from heyday.server.heads import Http
    from heyday.server.sockets import Socket

    assert isinstance(settings, Settings)
    check_free(host, port)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104
    click.echo(f"heyday is at http://{shown}:{port}/ (Ctrl-C ends it; nothing is lost)")
    if opens:
        click.launch(f"http://{shown}:{port}/")
    uvicorn.run(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(proxies),
        http=Http,
        ws=Socket,
        ws_max_size=limits.MESSAGE,
        ws_ping_interval=PINGS,
        ws_ping_timeout=PINGS,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
    )


def answers(port: int) -> bool:
    """Whether a server of ours answers on this machine."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/games", timeout=2) as answer:
            return {game["name"] for game in json.load(answer)} >= {"gods"}
    except (OSError, ValueError, TypeError, KeyError):
        return False


def is_free(port: int) -> bool:
    """Whether nobody uses a port of this machine."""
    try:
        check_free("127.0.0.1", port)
    except Problem:
        return False
    return True


def check_free(host: str, port: int) -> None:
    """Refuse an address that is taken, before anything else happens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with closing(socket.socket(family)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            why = error.strerror or error
            raise Problem(f"{host}:{port} cannot be used: {why}; try --port") from error
