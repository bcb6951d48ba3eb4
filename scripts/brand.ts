import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runOnDatabase } from './run-on-database.ts';
import { keepSecrets } from './supervisor/secrets.ts';
import { dataFile, readSettings } from './supervisor/settings.ts';

// Makes and checks brands on the database that runs here; `node dist/brand.mjs` does the same where there is only the build.
const root = fileURLToPath(new URL('..', import.meta.url));
const secrets = dataFile(readSettings(root, process.env), 'secrets.json');
if (existsSync(secrets)) process.env.VAPID_PUBLIC_KEY ??= keepSecrets(secrets).vapidPublicKey;
runOnDatabase(['backend/brands/admin/main.ts', ...process.argv.slice(2)]);
