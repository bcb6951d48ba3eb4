import { applyMigrations } from './apply-migrations.ts';
import { connect } from './connect.ts';

const url = process.env.DATABASE_URL;
if (!url) {
  console.error(
    'DATABASE_URL names the database to migrate, such as postgres://user:password@127.0.0.1:5432/vonk.',
  );
  process.exit(1);
}
const db = connect(url, 1);
await applyMigrations(db);
await db.$client.end();
