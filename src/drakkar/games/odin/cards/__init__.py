"""Occupations: when their effects come, and what single ones do."""
