# Stage 1 installs the locked dependencies into a virtual environment; stage 2 runs without tools.
FROM python:3.11-slim AS build
WORKDIR /app
RUN python -m venv /venv
COPY requirements.lock ./
RUN /venv/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements.lock

FROM python:3.11-slim
RUN useradd --create-home --uid 10001 fieldpost && install -d -o fieldpost /data
COPY --from=build /venv /venv
WORKDIR /app
COPY bot bot
COPY renderers renderers
COPY data data
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 FIELDPOST_HOME=/data
USER fieldpost
VOLUME /data
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
