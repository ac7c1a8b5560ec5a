"""Links that can be renewed, the last pictures of tables, and marks for a running server."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("invite", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("spectate", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "pictures",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("lang", sa.String(8), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "marks",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("marks")
    op.drop_table("pictures")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("spectate")
        tables.drop_column("invite")
