import { runOnDatabase } from './run-on-database.ts';

// Sends a newsletter from the database that runs here; `node dist/news.mjs` does the same where there is only the build.
runOnDatabase(['backend/outreach/notifications/newsletters/main.ts', ...process.argv.slice(2)]);
