import { fileURLToPath } from 'node:url';
import { runOnDatabase, settingsOrEnd } from './run-on-database.ts';

// Makes links on the database that runs here; `node dist/invite.mjs` does the same where there is only the build.
const { frontPort } = settingsOrEnd(fileURLToPath(new URL('..', import.meta.url)));
// Where TLS stands before the front nobody comes by its own port.
if (process.env.PUBLIC_SCHEME !== 'https') process.env.PUBLIC_PORT ??= String(frontPort);
runOnDatabase(['backend/identity/invitations/main.ts', ...process.argv.slice(2)]);
