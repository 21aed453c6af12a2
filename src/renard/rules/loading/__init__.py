"""From a sheet file to tables: reading, refusing what is wrong, numbering cells and actions."""
