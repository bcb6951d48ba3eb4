import { runOnDatabase } from './run-on-database.ts';

// Decides on complaints on the database that runs here; `node dist/complaints.mjs` does the same where there is only the build.
runOnDatabase(['backend/trust/complaints/decide/main.ts', ...process.argv.slice(2)]);
