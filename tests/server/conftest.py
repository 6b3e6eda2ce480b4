from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.harness import Person, Running, running
from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of this process that are kind to it."""
    folder: Path = tmp_path_factory.mktemp("server")
    log = folder / "log"
    quiet = ("--no-limits", "--lan", "127.0.0.2")  # nothing is opened to a real network
    with running(f"sqlite:///{folder}/tables.db", *quiet, log=log) as server:
        yield server


@pytest.fixture
def people(server: Running) -> Iterator[Callable[..., Person]]:
    """Makes devices, and shuts them in the end."""
    everybody: list[Person] = []

    def make(lang: str = "en") -> Person:
        everybody.append(Person(server.url, lang))
        return everybody[-1]

    yield make
    for person in everybody:
        person.close()


@pytest.fixture
def person(people: Callable[..., Person]) -> Person:
    return people()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of the group that uses it."""
    with postgres() as cluster:
        yield cluster


@pytest.fixture(scope="module")
def pg(cluster: Postgres, request: pytest.FixtureRequest) -> str:
    """A database of the module's own in it."""
    name = request.module.__name__.rpartition(".")[2]
    with psycopg.connect(cluster.url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')  # our own
    return cluster.url.replace("/postgres", f"/{name}")


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/t.db"
    return str(request.getfixturevalue("pg"))
