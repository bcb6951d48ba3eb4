# One image for every process of ours; compose.yaml says which of them a container runs. It brings its Node itself, so the one
# that the lockfile pins for work on a checkout is left out.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache node_modules/node-linux-* node_modules/.bin/node

FROM node:26-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data && ln -s /app/dist/vonk.mjs /usr/local/bin/vonk
USER node
VOLUME /data
EXPOSE 3000
# PID 1 hands SIGTERM on, so that the program drains, and ends with it; it ends one that answers no `/healthz` for ten seconds.
CMD ["node", "dist/watched.mjs", "--enable-source-maps", "dist/front.mjs"]
