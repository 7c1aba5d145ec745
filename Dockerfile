# Builds the site, then keeps only what the server needs. Node itself is one of its packages, so its version is in package.json.
# The site's own address is part of its pages: docker build --build-arg SITE_URL=https://example.com .
# With --build-arg ALLOW_SAMPLES=1, also of a site whose facts are samples.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG ALLOW_SAMPLES
RUN --mount=type=cache,target=/app/.cache npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM debian:bookworm-slim
# age encrypts backups.
RUN apt-get update && apt-get install --yes --no-install-recommends age && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 4321 --no-create-home salon && install --directory --owner salon /data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/contact contact
COPY --from=build /app/server server
COPY --from=build /app/dist dist
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data PATH=/app/node_modules/node/bin:$PATH
USER 4321
VOLUME /data
EXPOSE 4321
HEALTHCHECK --interval=30s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:4321/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "server/main.ts"]
