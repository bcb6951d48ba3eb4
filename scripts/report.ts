import { runOnDatabase } from './run-on-database.ts';

// Counts on the database that runs here; `node dist/report.mjs` does the same where there is only the build.
runOnDatabase(['backend/growth/tracking/report/main.ts', ...process.argv.slice(2)]);
