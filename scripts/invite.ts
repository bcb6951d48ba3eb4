import { fileURLToPath } from 'node:url';
import { runOnDatabase } from './run-on-database.ts';
import { readSettings } from './supervisor/settings.ts';

// Makes links on the database that runs here; `node dist/invite.mjs` does the same where there is only the build.
const { frontPort } = readSettings(fileURLToPath(new URL('..', import.meta.url)), process.env);
process.env.PUBLIC_PORT ??= String(frontPort);
runOnDatabase(['backend/invitations/main.ts', ...process.argv.slice(2)]);
