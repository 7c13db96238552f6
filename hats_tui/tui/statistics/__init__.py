"""The panels of the statistics: each paints what it is given on a sheet of any size."""
