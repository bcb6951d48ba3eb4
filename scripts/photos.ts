import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { knownDatabase } from './supervisor/known-database.ts';
import { readSettings } from './supervisor/settings.ts';

// Looks at photos on the database that runs here; `node dist/photos.mjs` does the same where there is only the build.
const root = fileURLToPath(new URL('..', import.meta.url));
const settings = readSettings(root, process.env, false);
const databaseUrl = knownDatabase(settings);

if (databaseUrl === undefined) {
  console.error(
    'No database: DATABASE_URL names one, or DATA_DIR (and PG_PORT) those of a Vonk that runs on this machine.',
  );
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'backend/photos/review/main.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: settings.dataDir },
  },
);
process.exit(status ?? 1);
