# The game server in a container. `compose.yaml` runs it with PostgreSQL; docs/hosting.md says how, and how to pin the
# base image by its digest. `scripts/try-dockerfile` executes these steps without a container engine.

ARG DEBIAN=debian:trixie-slim

FROM ${DEBIAN} AS build
# The versions are those of Debian's stable release, with its security updates.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates gcc libc6-dev python3-dev python3-pip \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source

# Two environments: /app goes into the image, /tools (mypyc, setuptools, Node.js) does not.
RUN python3 -m venv --without-pip /app && python3 -m venv --without-pip /tools
COPY requirements.lock requirements-build.lock ./
RUN pip --python /app/bin/python install --no-cache-dir --require-hashes --requirement requirements.lock \
    && pip --python /tools/bin/python install --no-cache-dir --require-hashes --requirement requirements-build.lock

# The web app. Its tools are installed before its sources are copied: they change less often.
COPY scripts scripts
COPY web/package.json web/package-lock.json web/
WORKDIR /source/web
RUN /tools/bin/python ../scripts/npm.py ci --no-audit --no-fund
COPY web ./
COPY src ../src
RUN /tools/bin/python ../scripts/npm.py run build

# The package with the compiled engine; if it cannot be compiled, the build fails.
WORKDIR /source
COPY LICENSE README.md pyproject.toml setup.py ./
ENV HASPELKNECHT_COMPILE=require
RUN pip --python /tools/bin/python wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && pip --python /app/bin/python install --no-cache-dir --no-index --no-deps /wheels/*.whl \
    && /app/bin/haspelknecht --version

FROM ${DEBIAN}
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends python3 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --uid 10001 --home-dir /data --shell /usr/sbin/nologin haspelknecht \
    && install --directory --owner haspelknecht --group haspelknecht --mode 700 /data
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH PYTHONDONTWRITEBYTECODE=1 LANG=C.UTF-8
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=10s --start-period=30s \
    CMD ["python3", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/ready', timeout=8)"]
ENTRYPOINT ["haspelknecht"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data", "--log", "json"]
