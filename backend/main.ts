import type { Server, ServerResponse } from 'node:http';
import { serve } from '@hono/node-server';
import { drain, drainPatience } from '../lib/process/drain.ts';
import { serveMetrics } from '../lib/process/serve-metrics.ts';
import { openAgeCheckProvider } from './age-check/providers.ts';
import { createApp } from './app.ts';
import { forgetBrands } from './brands/brand.ts';
import { connect } from './db/connect.ts';
import { refuseDemo } from './demo/refuse-demo.ts';
import { readEnv, type BackendEnv } from './env.ts';
import { createLimits } from './http/limits.ts';
import { log } from './http/log.ts';
import { createSessionCache } from './http/session.ts';
import { closeStreams } from './http/stream.ts';
import { startJobs } from './jobs/jobs.ts';
import { registerWorkers } from './jobs/workers.ts';
import { collectMetrics } from './metrics/metrics.ts';
import { endTurn } from './metrics/take-turn.ts';
import { countHubsAhead, outdateHubs } from './members/hubs/list-hubs.ts';
import { openProviders } from './payments/providers.ts';
import { createCutter } from './photos/cutter/cutter.ts';
import { createPhotoAccess } from './photos/photo-access.ts';
import { photoFolder } from './photos/photo-files.ts';
import { createHub } from './realtime/hub.ts';
import { forgetOnAnnouncement } from './realtime/forget.ts';
import { giveUpStart, refuseStart } from './refuse-start.ts';
import { openFileStore } from './storage/file-store.ts';

const env = readOrEnd();
const db = connect(env.DATABASE_URL, undefined, { isPooled: env.DATABASE_DIRECT_URL !== undefined });
await refuseDemo(db, env).catch(refuseStart);
const sessions = createSessionCache();
const photoAccess = createPhotoAccess();
const cutter = createCutter();
const forgetEverything = () => {
  sessions.forgetAll();
  photoAccess.forget(null);
  outdateHubs(null);
  forgetBrands();
};
const hub = createHub(env, () => {
  forgetEverything();
  // Events were lost: a front whose feed ends comes back at once and learns it there.
  closeStreams();
});
hub.subscribe(forgetOnAnnouncement(sessions, photoAccess));
const limits = createLimits(env.LIMITS_SCALE, env);
const [jobs, files] = await Promise.all([
  startJobs(env.DATABASE_URL).catch(giveUpStart),
  openFileStore(env, photoFolder),
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
  providers: openProviders(env),
  ageChecks: openAgeCheckProvider(env),
  limits,
  now: () => new Date(),
};
await registerWorkers(services);
void countHubsAhead(db);

if (env.METRICS_PORT !== undefined)
  await serveMetrics(collectMetrics(db), env.METRICS_PORT, env.METRICS_HOST);

const server = serve(
  {
    fetch: createApp(services).fetch,
    port: env.BACKEND_PORT,
    hostname: env.BACKEND_HOST,
    // A file has its own, shorter time where it is read; these end what nobody reads.
    serverOptions: { headersTimeout: 15_000, requestTimeout: 150_000, connectionsCheckingInterval: 5_000 },
  },
  ({ port }) => log.info({ port }, 'backend ready'),
) as Server;
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  log.fatal(`Port ${env.BACKEND_PORT} is in use; set BACKEND_PORT to another one.`);
  process.exit(1);
});

let stopping = false;
// A front keeps its connections: from now on none of them is used again.
server.prependListener('request', (_request, response: ServerResponse) => {
  if (stopping) response.shouldKeepAlive = false;
});

function readOrEnd(): BackendEnv {
  try {
    return readEnv();
  } catch (error) {
    return refuseStart(error);
  }
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  closeStreams();
  await drain(server, drainPatience);
  cutter.close();
  await jobs.stop();
  await hub.close();
  await limits.close();
  await endTurn(db).catch(() => undefined);
  await db.$client.end();
  process.exit(0);
}

// The job queue notes the end of a job without waiting for that: a database that is away at this moment must not end the
// process and all that is under way in it. The job runs again once its time is over.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'nobody waited for this'));
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
