import { runOnDatabase } from './run-on-database.ts';

// Checks the ledger of the database that runs here; `node dist/ledger.mjs` does the same where there is only the build.
runOnDatabase(['backend/commerce/credits/reconcile/main.ts', ...process.argv.slice(2)]);
