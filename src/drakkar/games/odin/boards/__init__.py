"""Laying pieces on boards and in houses."""
