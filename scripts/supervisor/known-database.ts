import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startDatabase, type Database } from './database.ts';
import { clusterUrl } from './postgres/cluster.ts';
import { prepareHome } from './postgres/home.ts';
import { loadSecrets } from './secrets.ts';
import { dataFile, type Settings } from './settings.ts';

/**
 * The embedded database of the data folder, started if it does not run; undefined if there is none.
 * @throws {Error} with a sentence if its port belongs to another server
 */
export async function openKnownDatabase(
  settings: Settings,
): Promise<Pick<Database, 'url' | 'stop'> | undefined> {
  const secretsFile = dataFile(settings, 'secrets.json');
  if (!existsSync(secretsFile)) return undefined;
  const secrets = loadSecrets(secretsFile);
  const { data } = prepareHome(settings.root, settings.dataDir);
  if (!existsSync(join(data, 'PG_VERSION'))) return undefined;

  const { postgresPort: port } = settings;
  const running = await findDataDirectory(clusterUrl(port, secrets.databasePassword, 'postgres'));
  if (running === 'none') return startDatabase(settings, secrets);
  // A backup contains the password, so the folder identifies a server.
  if (running === 'unknown' || realpathSync(running) !== realpathSync(data))
    throw new Error(
      `The server on port ${port} is not the database of ${data}: end it, or set PG_PORT to another port.`,
    );
  return { url: clusterUrl(port, secrets.databasePassword, 'vonk'), stop: () => Promise.resolve() };
}

/** The folder of the server at this URL; `none` if nothing listens there, `unknown` if it refuses the password. */
async function findDataDirectory(url: string): Promise<string> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory ?? 'unknown';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED') return 'none';
    if (code?.startsWith('28')) return 'unknown';
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
