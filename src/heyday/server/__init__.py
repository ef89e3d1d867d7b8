"""Tables of both games for people and bots, over HTTP and WebSockets.

There is no rule here: everything about a game comes from `heyday.match`. A table is the sum of its
events (`events.py`), which are only ever added to the store; what is in memory can be lost.
"""
