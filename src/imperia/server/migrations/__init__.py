"""The shapes of the database, one step after the other; run by Alembic when the server starts."""
