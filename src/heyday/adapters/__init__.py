"""heyday in frameworks for learning and search, each an extra of its own: docs/adapters.md."""
