import { runOnDatabase } from './run-on-database.ts';

// Mails that were not sent, on the database that runs here; `node dist/mails.mjs` does the same where there is only the build.
runOnDatabase(['backend/outreach/mail/delivery/main.ts', ...process.argv.slice(2)]);
