"""Games between bots, and what they prove."""
