"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring an empty database to this schema."""
    people()
    games()
    op.create_table(
        "settings",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )


def people() -> None:
    """Players, their tokens, and how they are told something."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("game_table", sa.String(32)),
        sa.Column("created", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_tokens_player"),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_index("ix_tokens_player", "tokens", ["player"])
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_links_player"),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("failed", sa.Text),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_notices_player"),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )
    op.create_index("ix_notices_player", "notices", ["player"])


def games() -> None:
    """Tables, their events, and what is known about them."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("wakes", sa.Float),
        sa.Column("secret", sa.LargeBinary),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    for column in ("changed", "state", "wakes"):
        op.create_index(f"ix_tables_{column}", "tables", [column])
    of_a_table(
        "events",
        ("version",),
        sa.Column("version", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    of_a_table(
        "seats",
        ("seat",),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_seats_player"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    of_a_table(
        "reviews",
        ("setting",),
        sa.Column("setting", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    of_a_table(
        "leases",
        (),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def of_a_table(name: str, key: tuple[str, ...], *parts: sa.schema.SchemaItem) -> None:
    """Create a table of the database whose rows belong to tables of games."""
    op.create_table(
        name,
        sa.Column("game_table", sa.String(32), nullable=False),
        *parts,
        sa.ForeignKeyConstraint(["game_table"], ["tables.id"], name=f"fk_{name}_game_table"),
        sa.PrimaryKeyConstraint("game_table", *key, name=f"pk_{name}"),
    )
