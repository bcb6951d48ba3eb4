import { runOnDatabase } from './run-on-database.ts';

// Looks at photos on the database that runs here; `node dist/photos.mjs` does the same where there is only the build.
runOnDatabase(['backend/community/photos/review/main.ts', ...process.argv.slice(2)]);
