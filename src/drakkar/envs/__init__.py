"""Environments for programs that learn: Gymnasium, PettingZoo, OpenSpiel.

Needs ``pip install "drakkar[rl]"``. Importing this registers ``drakkar/<game>-v0`` with Gymnasium.
"""

from __future__ import annotations

from drakkar.envs.aec import Table, aec
from drakkar.envs.catalogue import CATALOGUE_VERSION, Catalogue, catalogue
from drakkar.envs.describe import describe
from drakkar.envs.errors import EnvsError
from drakkar.envs.gym import DrakkarEnv, register
from drakkar.envs.observation import OBSERVATION_VERSION, Observer, observer
from drakkar.envs.parallel import Together
from drakkar.envs.play import Play
from drakkar.envs.vector import Tables, vector

register()

__all__ = [
    "CATALOGUE_VERSION",
    "OBSERVATION_VERSION",
    "Catalogue",
    "DrakkarEnv",
    "EnvsError",
    "Observer",
    "Play",
    "Table",
    "Tables",
    "Together",
    "aec",
    "catalogue",
    "describe",
    "observer",
    "vector",
]
