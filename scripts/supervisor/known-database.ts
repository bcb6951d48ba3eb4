import { existsSync } from 'node:fs';
import { clusterUrl } from './postgres/cluster.ts';
import { loadSecrets } from './secrets.ts';
import { dataFile, type Settings } from './settings.ts';

/** The database in DATABASE_URL, or the embedded one of the data folder; undefined without either. */
export function knownDatabase(settings: Settings): string | undefined {
  if (settings.databaseUrl !== undefined) return settings.databaseUrl;
  const secrets = dataFile(settings, 'secrets.json');
  if (!existsSync(secrets)) return undefined;
  return clusterUrl(settings.postgresPort, loadSecrets(secrets).databasePassword, 'vonk');
}
