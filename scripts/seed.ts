import { runOnDatabase } from './run-on-database.ts';

// Fills the database that runs here with demo people: `npm run seed -- --profiles 1000000`; `-- --remove` takes them away.
runOnDatabase(
  ['backend/platform/db/migrate.ts'],
  ['backend/platform/db/seed.ts', '--demo', ...process.argv.slice(2)],
);
