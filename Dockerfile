# One image for every process of ours; compose.yaml says which of them a container runs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache

FROM node:24-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# PID 1 hands SIGTERM on, so that the program drains, and ends with it; it ends one that answers no `/healthz` for ten seconds.
CMD ["node", "dist/watched.mjs", "--enable-source-maps", "dist/front.mjs"]
