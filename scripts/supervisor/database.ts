import { keepAlive } from './keep-alive.ts';
import type { RunningFile } from './running-file.ts';
import type { Secrets } from './secrets.ts';
import { dataFile, type Settings } from './settings.ts';
import { clusterUrl, ensureDatabase, startCluster } from './postgres/cluster.ts';
import { prepareHome } from './postgres/home.ts';

export type Database = { url: string; stop(): Promise<void> };

const databaseName = 'vonk';

/** The database that DATABASE_URL names, or the embedded one, started and kept alive. */
export async function openDatabase(
  settings: Settings,
  secrets: Secrets,
  running: RunningFile,
): Promise<Database> {
  if (settings.databaseUrl !== undefined) return { url: settings.databaseUrl, stop: () => Promise.resolve() };

  const port = settings.postgresPort;
  const password = secrets.databasePassword;
  const home = prepareHome(settings.root, settings.dataDir);
  const logFile = dataFile(settings, 'postgres.log');
  const remember = (pid: number) => running.remember('database', pid);
  const start = () => startCluster({ home, port, password, logFile, remember });

  const kept = keepAlive('database', await start(), start);
  await ensureDatabase(port, password, databaseName);
  return { url: clusterUrl(port, password, databaseName), stop: () => kept.stop() };
}
