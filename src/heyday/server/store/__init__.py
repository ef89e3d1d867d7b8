"""What must not be lost: SQLite in a file, or PostgreSQL by its address."""

from heyday.server.store.store import Row, Store, TableRow

__all__ = ["Row", "Store", "TableRow"]
