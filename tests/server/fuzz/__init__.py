"""Requests and messages that were changed at random, by the hundred thousand: no 5xx, no mistake.

python -m tests.server.fuzz --number 100000
"""
