"""Raids, pillages, hunting, snares and whaling."""
