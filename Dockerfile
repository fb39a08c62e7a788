# One image with the server, the built web app and nothing else: no shell, no package manager, and a user without rights.
#   docker build -t landfall .
# Its parts can be taken from elsewhere, as where no public registry is reached: NODE has node in /usr/local/bin, BASE glibc and
# libstdc++. Tags are exact; a digest after them (name:tag@sha256:…) is taken too, and to be preferred where you keep your own.
ARG NODE=node:24.21.0-trixie-slim
ARG BASE=gcr.io/distroless/cc-debian13:nonroot

FROM ${NODE} AS node

FROM ${BASE} AS runtime
COPY --from=node /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WORKERS=auto DATA_DIR=/data DRAIN_SECONDS=5 HOME=/tmp
# Otherwise each thread of the server keeps memory of its own for what it has freed.
ENV MALLOC_ARENA_MAX=2
# Node takes up to 128 MB for new objects, and keeps them: half of it serves as many requests.
ENV NODE_OPTIONS=--max-semi-space-size=32
# For a volume, which takes the owner of what it covers. With its group: BuildKit looks a user alone up in a file that a base need not have.
USER 0:0
RUN ["/usr/local/bin/node", "-e", "fs.mkdirSync('/data', 0o700); fs.chownSync('/data', 65532, 65532)"]
# After what root has run, which would own it. A process that is started anew there finds what the one before has compiled.
ENV NODE_COMPILE_CACHE=/tmp/compiled
# As numbers: Kubernetes checks that it is not root without knowing the names in here.
USER 65532:65532
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/usr/local/bin/node", "deploy/image/healthy.js"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["apps/api/src/start.js"]

# From a folder that deploy/image/pack has filled: docker build --target packed -f Dockerfile FOLDER
FROM runtime AS packed
COPY --chown=0:0 . .

FROM ${NODE} AS build
WORKDIR /src
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile && npx -y pnpm@12.21.0 build && deploy/image/pack /packed

FROM runtime
COPY --from=build /packed .
