"""heyday: the digital edition of Gentes and Gods."""

__version__ = "0.1.0"
