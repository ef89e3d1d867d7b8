"""How Alembic reaches a database."""

from alembic import context
from sqlalchemy import create_engine, pool, text

from heyday.server.store.schema import metadata

url = context.config.get_main_option("sqlalchemy.url") or ""
engine = create_engine(url, poolclass=pool.NullPool, hide_parameters=True)
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":  # servers that start at once take turns
            connection.execute(text("SELECT pg_advisory_xact_lock(4870)"))
        context.run_migrations()
engine.dispose()
