"""Tables with names, with what they go back to, and with where their games are."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("name", sa.String(80), nullable=True))
        tables.add_column(sa.Column("source", sa.String(24), nullable=True))
        tables.add_column(sa.Column("source_at", sa.Integer, nullable=True))
        tables.add_column(sa.Column("round", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("phase", sa.String(32), nullable=False, server_default=""))
        tables.create_index("ix_tables_source", ["source"])


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_source")
        for column in ("phase", "round", "source_at", "source", "name"):
            tables.drop_column(column)
