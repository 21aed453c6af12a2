"""Games played over sockets while servers are killed: nothing acknowledged may be lost.

python -m tests.server.survival --games 200 --kills 20 --database sqlite
"""
