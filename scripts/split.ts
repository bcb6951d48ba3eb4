import { runOnDatabase } from './run-on-database.ts';

// Split tests on the database that runs here; `node dist/split.mjs` does the same where there is only the build.
runOnDatabase(['scripts/split/main.ts', ...process.argv.slice(2)]);
