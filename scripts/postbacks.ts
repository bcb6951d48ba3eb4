import { runOnDatabase } from './run-on-database.ts';

// What networks are told, on the database that runs here; `node dist/postbacks.mjs` does the same where there is only the build.
runOnDatabase(['backend/growth/postbacks/main.ts', ...process.argv.slice(2)]);
