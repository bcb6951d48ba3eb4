import type { Server, ServerResponse } from 'node:http';
import { serve } from '@hono/node-server';
import { drain, drainTimeoutMs } from '../lib/process/drain.ts';
import { portTrouble, requirePort, type OwnPort } from '../lib/process/require-port.ts';
import { serveMetrics } from '../lib/process/metrics.ts';
import { setPasswordCost } from './identity/accounts/passwords.ts';
import { createApp } from './app.ts';
import { clearBrandCache } from './brands/brand.ts';
import { connect } from './platform/db/connect.ts';
import { requireMigrated } from './platform/db/is-migrated.ts';
import { refuseDemo } from './refuse-demo.ts';
import { parseEnv, type BackendEnv } from './env.ts';
import { createRateLimits } from './platform/http/rate-limits.ts';
import { log } from './platform/http/log.ts';
import { backendDoubts } from './public-start.ts';
import { createSessionCache, type SessionCache } from './platform/http/session.ts';
import { closeStreams } from './platform/http/stream.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { registerWorkers } from './platform/jobs/workers.ts';
import { collectMetrics } from './platform/metrics/metrics.ts';
import { releaseReporterLease } from './platform/metrics/reporter-lease.ts';
import { countAhead, outdateCounts } from './growth/browse-pages/list-browse-pages.ts';
import { createProviders } from './commerce/payments/providers.ts';
import { createCutter } from './community/photos/cutter/cutter.ts';
import { createPhotoAccess, type PhotoAccess } from './community/photos/photo-access.ts';
import { photoFolder } from './community/photos/photo-files.ts';
import { exportFolder } from './identity/privacy/exports/export-files.ts';
import { createHub } from './platform/realtime/hub.ts';
import { closeFolders, createFileStore } from './platform/storage/file-store.ts';
import { databaseTrouble, innermostWords } from './platform/db/database-trouble.ts';
import type { FeedEvent } from '#lib/contract/events.ts';

const env = readOrEnd();
const ownPort: OwnPort = { variable: 'BACKEND_PORT', port: env.BACKEND_PORT, host: env.BACKEND_HOST };
// Checked before anything is started that would be left behind if the process cannot start.
await requirePort(ownPort).catch(refuseStart);
const db = connect(env.DATABASE_URL, undefined, { isPooled: env.DATABASE_DIRECT_URL !== undefined });
await requireMigrated(db)
  .then(() => refuseDemo(db, env))
  .catch(refuseStart);
if (env.METRICS_PORT !== undefined)
  await serveMetrics(collectMetrics(db), env.METRICS_PORT, env.METRICS_HOST).catch(refuseStart);
setPasswordCost(env.PASSWORD_COST);
const sessions = createSessionCache();
const photoAccess = createPhotoAccess();
const cutter = createCutter();
const clearCaches = () => {
  sessions.clear();
  photoAccess.purge(null);
  outdateCounts(null);
  clearBrandCache();
};
const hub = createHub(env, db, () => {
  clearCaches();
  // Events were lost: a front whose feed ends reconnects at once and refetches everything.
  closeStreams();
});
hub.subscribe(clearOnEvent(sessions, photoAccess));
const limits = createRateLimits(env.LIMITS_SCALE, env);
closeFolders(env, [photoFolder, exportFolder]);
const [jobs, files] = await Promise.all([
  startJobs(env.DATABASE_URL, env.DATABASE_DIRECT_URL ?? env.DATABASE_URL).catch(giveUpStart),
  createFileStore(env, photoFolder),
]);
const services = {
  db,
  env,
  jobs,
  hub,
  sessions,
  files,
  cutter,
  photoAccess,
  providers: createProviders(env),
  limits,
  now: () => new Date(),
};
await registerWorkers(services);
void countAhead(db);

const server = serve(
  {
    fetch: createApp(services).fetch,
    port: env.BACKEND_PORT,
    hostname: env.BACKEND_HOST,
    // File uploads have their own, shorter timeout where they are read; these limit everything else.
    serverOptions: { headersTimeout: 15_000, requestTimeout: 150_000, connectionsCheckingInterval: 5_000 },
  },
  ({ port }) => {
    for (const doubt of backendDoubts(env)) log.warn(doubt);
    log.info({ port }, 'backend ready');
  },
) as Server;
server.on('error', (error: NodeJS.ErrnoException) => {
  log.fatal(portTrouble(error, ownPort));
  process.exit(1);
});

let stopping = false;
// Fronts keep connections alive: from now on each is closed after its response.
server.prependListener('request', (_request, response: ServerResponse) => {
  if (stopping) response.shouldKeepAlive = false;
});

function readOrEnd(): BackendEnv {
  try {
    return parseEnv();
  } catch (error) {
    return refuseStart(error);
  }
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  closeStreams();
  await drain(server, drainTimeoutMs);
  cutter.close();
  await jobs.stop();
  await hub.close();
  await limits.close();
  await releaseReporterLease(db).catch(() => undefined);
  await db.$client.end();
  process.exit(0);
}

// The job queue records the end of a job without awaiting it: a database outage at this moment must not crash the
// process and its other work. The job runs again after its timeout.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

/** Ends a process that must not start, with a sentence for the operator. */
function refuseStart(error: unknown): never {
  log.fatal(databaseTrouble(error) ?? innermostWords(error));
  process.exit(1);
}

/** Ends a process that could not start; prints the full error unless the database is the cause. */
function giveUpStart(error: unknown): never {
  if (databaseTrouble(error) === null) log.fatal({ err: error }, 'the backend could not start');
  else refuseStart(error);
  process.exit(1);
}

/** Invalidates this process's caches by announcements. */
function clearOnEvent(sessions: SessionCache, photoAccess: PhotoAccess): (event: FeedEvent) => void {
  return (event) => {
    if (event.type === 'purge') {
      photoAccess.purge(event.tags);
      outdateCounts(event.tags);
      if (event.tags.some((tag) => tag.startsWith('brand:'))) clearBrandCache();
    } else if (['user', 'session-ended', 'logged-out'].includes(event.type)) {
      for (const userId of event.to) sessions.dropUser(userId);
    }
  };
}
