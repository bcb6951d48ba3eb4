import type { Secrets } from './secrets.ts';
import { dataFile, type Settings } from './settings.ts';
import { clusterUrl, ensureDatabase, startCluster } from './postgres/cluster.ts';
import { prepareHome } from './postgres/home.ts';

export type Database = {
  url: string;
  /** Resolves with the exit reason of the embedded server; never resolves for another one. */
  ended: Promise<string>;
  stop(): Promise<void>;
};

export const databaseName = 'vonk';

/** The database in DATABASE_URL, or the embedded one, started. */
export async function startDatabase(
  settings: Settings,
  secrets: Secrets,
  { isShared = false } = {},
): Promise<Database> {
  if (settings.databaseUrl !== undefined)
    return { url: settings.databaseUrl, ended: new Promise(() => undefined), stop: () => Promise.resolve() };

  const port = settings.postgresPort;
  const password = secrets.databasePassword;
  const home = prepareHome(settings.root, settings.dataDir);
  const logFile = dataFile(settings, 'postgres.log');
  const cluster = await startCluster({ home, port, password, logFile, isShared });
  await ensureDatabase(port, password, databaseName).catch(async (error: unknown) => {
    await cluster.stop();
    throw error;
  });
  return { url: clusterUrl(port, password, databaseName), ended: cluster.ended, stop: () => cluster.stop() };
}
