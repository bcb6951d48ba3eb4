import { runOnDatabase } from './run-on-database.ts';

// Fills the database that runs here with demo people: `npm run seed -- --profiles 1000000`; `-- --remove` takes them away.
runOnDatabase(['backend/db/migrate.ts'], ['backend/db/seed.ts', '--demo', ...process.argv.slice(2)]);
