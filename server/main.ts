import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import next from 'next';
import { frontEnv, type FrontEnv } from '../lib/env.ts';
import { knownBrands } from '../lib/site/brands.ts';
import { loadGeoip } from '../lib/site/geoip.ts';
import { asRequest } from '../lib/upstream/client.ts';
import { limitPageAnswers } from '../lib/upstream/limit-page-answers.ts';
import { drain, drainTimeoutMs } from '../lib/process/drain.ts';
import { serveMetrics } from '../lib/process/metrics.ts';
import { EventHub } from './events/event-hub.ts';
import { followFeed } from './events/feed.ts';
import { followBrands, refreshBrands } from './events/follow-brands.ts';
import { createBuildFiles } from './http/build-files.ts';
import { createFront } from './front.ts';
import { listen } from './http/listen.ts';
import { log } from './http/log.ts';
import { logConsole } from './http/log-console.ts';
import { FrontMetrics } from './http/metrics.ts';
import { RenderRateLimiter } from './pages/render-rate-limiter.ts';
import { installNextStore, type NextStore } from './pages/next-store.ts';
import { observeRequests } from './http/observe-requests.ts';
import { PageCache } from './pages/page-cache.ts';
import { Pages } from './pages/pages.ts';
import { OgImageServer } from './pages/og-images/og-image-server.ts';
import { PurgeLog } from './pages/purge-log.ts';
import { renderPage, type PageRequest } from './pages/render-page.ts';
import { PageServer } from './pages/serve-page.ts';
import { SiteDecisions } from './pages/site-decision.ts';
import { Sitemaps } from './pages/sitemaps/sitemaps.ts';
import { publicFiles } from './http/static-files.ts';
import { StatusPages } from './pages/status-pages.ts';
import { purgeSharedAnswers } from '../lib/upstream/answer-shared.ts';

async function start(env: FrontEnv): Promise<void> {
  const isDevelopment = env.NODE_ENV === 'development';
  if (!isDevelopment) logConsole(log);
  // Read by next.config.ts and middleware.ts: our headers are trusted only in this process.
  process.env.VONK_FRONT = '1';
  limitPageAnswers();
  const purges = new PurgeLog();
  const store = installNextStore(purges, (env.PAGE_CACHE_MB * 1024 * 1024) / 4);
  const cache = new PageCache(env.PAGE_CACHE_MB * 1024 * 1024);
  const sitemapCache = new PageCache((env.PAGE_CACHE_MB * 1024 * 1024) / 4);
  const hub = new EventHub();
  const metrics = env.METRICS_PORT === undefined ? null : new FrontMetrics({ cache, hub });
  if (metrics && env.METRICS_PORT) await serveMetrics(metrics.registry, env.METRICS_PORT, env.METRICS_HOST);
  const app = next({ dev: isDevelopment, dir: process.cwd() });
  await app.prepare();
  const handler = app.getRequestHandler();

  const renders = randomUUID().slice(0, 8);
  let rendered = 0;
  // Renders are shared by visitors, so each has its own request id in the backend's log.
  const render = (request: PageRequest) =>
    asRequest(`page-${renders}-${(rendered++).toString(36)}`, () =>
      renderPage(request, { next: handler, store, purges, isDevelopment }),
    );
  const statusPages = new StatusPages(render);
  // Compiling in development takes longer.
  const timeoutMs = isDevelopment ? 60_000 : env.PAGE_TIMEOUT_MS;
  const pages = new Pages({ cache, purges, render, timeoutMs });
  const misses = new RenderRateLimiter(env.LIMITS_SCALE);
  const ownFiles = publicFiles(process.cwd());
  let isDraining = false;

  const front = createFront({
    env,
    next: handler,
    pages: new PageServer({ pages, decisions: new SiteDecisions(env.PREVIEW_HOSTS), statusPages, misses }),
    ogImages: new OgImageServer(purges),
    sitemaps: new Sitemaps({ cache: sitemapCache, purges, urls: env.SITEMAP_URLS }),
    misses,
    hub,
    publicFiles: ownFiles,
    buildFiles: createBuildFiles(process.cwd(), ownFiles),
    isDraining: () => isDraining,
  });
  const observed = observeRequests(front, {
    count: metrics?.count ?? null,
    level: env.REQUEST_LOG_LEVEL,
    behindProxy: env.TRUSTED_PROXY_HOPS > 0,
  });
  // Bodies have their own, shorter timeouts where they are read; this one limits the rest.
  const server = createServer(
    {
      keepAliveTimeout: 65_000,
      headersTimeout: 15_000,
      requestTimeout: 150_000,
      connectionsCheckingInterval: 5_000,
      // Two Host headers are joined into an unknown host, instead of using the first.
      joinDuplicateHeaders: true,
    },
    observed,
  );
  if (isDevelopment) {
    const upgrade = app.getUpgradeHandler();
    server.on('upgrade', (...given) => void upgrade(...given));
  }
  loadGeoip();
  await listen(server, env.FRONT_PORT, env.FRONT_HOST);

  const purge = createPurge({ purges, store, caches: [cache, sitemapCache], statusPages });
  const stopFeed = followFeed({
    onEvent: (event) => (event.type === 'purge' ? purge(event.tags) : hub.send(event)),
    onGap: () => {
      purge(null);
      hub.resync();
    },
  });
  const brands = followBrands();
  await brands.first;
  if (!isDevelopment) void prepareOwn(statusPages);
  log.info(`The front listens on ${env.FRONT_HOST}:${env.FRONT_PORT}`);

  const stop = async () => {
    if (isDraining) return;
    isDraining = true;
    brands.stop();
    stopFeed();
    hub.close();
    await drain(server, drainTimeoutMs);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

/** Other languages are prepared for their first visitor. */
async function prepareOwn(statusPages: StatusPages): Promise<void> {
  for (const brand of knownBrands()?.byId.values() ?? []) await statusPages.prepare(brand, brand.mainLocale);
}

try {
  await start(frontEnv());
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error);
  // A plain line for development and for a silent log.
  if (process.env.NODE_ENV === 'development' || !log.isLevelEnabled('fatal'))
    process.stderr.write(`${sentence}\n`);
  else log.fatal(sentence);
  process.exit(1);
}

type Stores = { purges: PurgeLog; store: NextStore; caches: readonly PageCache[]; statusPages: StatusPages };

/** Creates the function that drops everything with a tag, or everything for null. */
function createPurge({
  purges,
  store,
  caches,
  statusPages,
}: Stores): (tags: readonly string[] | null) => void {
  const drop = (tags: readonly string[] | null) => {
    purges.note(tags);
    store.purge(tags);
    for (const cache of caches) cache.purge(tags);
    purgeSharedAnswers(tags);
  };
  return (tags) => {
    drop(tags);
    if (tags && !tags.some((tag) => tag.startsWith('brand:'))) return;
    statusPages.outdate();
    // Pages rendered in between used outdated brand settings: hosts, languages, CDN.
    void refreshBrands().then((isRead) => isRead && drop(tags));
  };
}
