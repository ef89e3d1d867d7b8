"""Gentes: peoples of the ancient Mediterranean through three eras, by Stefan Risthaus."""
