import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { knownDatabase } from './supervisor/known-database.ts';
import { readSettings, type Settings } from './supervisor/settings.ts';

/**
 * Runs sources of the backend one after the other on the database that runs here, and exits as the first one that fails
 * does; where there is no database it says how to name one.
 */
export function runOnDatabase(...steps: string[][]): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const last = steps.at(-1) ?? [];
  // How a command is used it says on no database, and nothing else happens before.
  if (last.includes('--help') || last.includes('-h')) return run(root, last, process.env);
  const settings = settingsOrEnd(root);
  const databaseUrl = knownDatabase(settings);
  if (databaseUrl === undefined) {
    console.error(
      'No database: DATABASE_URL names one, or DATA_DIR (and PG_PORT) those of a Vonk that runs on this machine.',
    );
    process.exit(1);
  }
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: settings.dataDir };
  for (const step of steps) run(root, step, env);
}

/** What the environment says; ends with a sentence where that is not usable. */
export function settingsOrEnd(root: string): Settings {
  try {
    return readSettings(root, process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

function run(cwd: string, step: string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...step], {
    cwd,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
}
