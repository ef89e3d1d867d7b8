"""What games were played with is kept beside them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table of contents; a server fills it when it starts."""
    op.create_table(
        "contents",
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("files", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_contents"),
    )
