import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../scripts/supervisor/free-port.ts';
import { clusterUrl, ensureDatabase, startCluster } from '../../scripts/supervisor/postgres/cluster.ts';
import { prepareHome } from '../../scripts/supervisor/postgres/home.ts';
import { endWithProcess } from './end-with-process.ts';

export type TestCluster = { url: string; stop(): Promise<void> };

/** Migrated once; every `freshDatabase()` is a copy of it. */
export const templateName = 'template_vonk';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A PostgreSQL server of its own for the tests of the backend; `url` is that of the migrated template. */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-test-'));
  // Under root the database's own system user must get through.
  chmodSync(folder, 0o711);
  const port = await findFreePort();
  const password = 'test';
  const home = prepareHome(root, folder);
  const cluster = await startCluster({ home, port, password, logFile: join(folder, 'postgres.log') });
  const url = clusterUrl(port, password, templateName);
  const stop = async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  endWithProcess(stop);
  try {
    await ensureDatabase(port, password, templateName);
    const env: NodeJS.ProcessEnv = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: url };
    execFileSync(process.execPath, ['--import', 'tsx', 'backend/db/migrate.ts'], {
      cwd: root,
      env,
      stdio: 'pipe',
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
