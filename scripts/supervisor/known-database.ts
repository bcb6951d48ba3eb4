import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseName, startDatabase, type Database } from './database.ts';
import { clusterUrl } from './postgres/cluster.ts';
import { clusterFolders } from './postgres/home.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { dataFile, type Settings } from './settings.ts';

type KnownDatabase = Pick<Database, 'url' | 'stop'>;

/** Milliseconds to wait for a connection, and for a server that is starting up or shutting down. */
const [connectionTimeout, stateTimeout] = [5_000, 60_000];

/**
 * The embedded database of the data folder, started if it does not run; undefined if there is none. Several commands
 * may use it at the same time.
 * @throws {Error} with a sentence if its port belongs to another server
 */
export async function openKnownDatabase(settings: Settings): Promise<KnownDatabase | undefined> {
  const secretsFile = dataFile(settings, 'secrets.json');
  if (!existsSync(secretsFile)) return undefined;
  const clusters = clusterFolders(settings.dataDir).filter((each) => existsSync(join(each, 'PG_VERSION')));
  if (clusters.length === 0) return undefined;
  const secrets = loadSecrets(secretsFile);
  for (const started = Date.now(); ; await sleep(100)) {
    const running = await findRunning(settings, secrets, clusters);
    if (running) return running;
    try {
      return await startShared(settings, secrets);
    } catch (error) {
      // Another command has started it at the same moment, and it does not listen yet.
      const isStarting = String(error).includes('postmaster.pid');
      if (isStarting && Date.now() - started < stateTimeout) continue;
      const other = await findRunning(settings, secrets, clusters);
      if (other) return other;
      throw error;
    }
  }
}

async function findRunning(
  { postgresPort: port, dataDir }: Settings,
  { databasePassword }: Secrets,
  clusters: readonly string[],
): Promise<KnownDatabase | undefined> {
  const client = await connect(clusterUrl(port, databasePassword, 'postgres'));
  if (client === undefined) return undefined;
  // A backup contains the password, so the folder identifies a server.
  if (client && (await servesAny(client, clusters))) {
    // The open connection makes the command that started the server wait for this one.
    return { url: clusterUrl(port, databasePassword, databaseName), stop: () => client.end() };
  }
  await client?.end();
  throw new Error(
    `The server on port ${port} is not the database of ${dataDir}: end it, or set PG_PORT to another port.`,
  );
}

/** A connection; undefined if nothing listens there, null if it is no PostgreSQL that accepts the password. */
async function connect(url: string): Promise<pg.Client | undefined | null> {
  const started = Date.now();
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectionTimeout });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED') return undefined;
      if (!(error instanceof pg.DatabaseError) || code?.startsWith('28')) return null;
      const isChangingState = code === '57P03';
      if (!isChangingState || Date.now() - started > stateTimeout) throw error;
      await sleep(100);
    }
  }
}

async function servesAny(client: pg.Client, clusters: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const served = realpathSync(rows[0]?.data_directory ?? '/');
  return clusters.some((each) => realpathSync(each) === served);
}

async function startShared(settings: Settings, secrets: Secrets): Promise<KnownDatabase> {
  const database = await startDatabase(settings, secrets, { isShared: true });
  return {
    url: database.url,
    async stop() {
      await untilUnused(database.url);
      await database.stop();
    },
  };
}

/** Waits until no other command is connected: a server that shuts down refuses their further connections. */
async function untilUnused(url: string): Promise<void> {
  const client = await connect(url);
  const others = `
    select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  while ((await client?.query(others))?.rowCount) await sleep(100);
  await client?.end();
}
