import { applyMigrations } from './apply-migrations.ts';
import { connect } from './connect.ts';
import { databaseTrouble } from './database-trouble.ts';
import { commandDatabase } from './on-database.ts';
import { keepSettingsForPooler } from './pooled-settings.ts';

const url = commandDatabase();
if (!url) {
  console.error(
    'DATABASE_URL names the database to migrate, such as postgres://user:password@127.0.0.1:5432/vonk.',
  );
  process.exit(1);
}
const db = connect(url, 1);
await applyMigrations(db).catch((error: unknown) => {
  const trouble = databaseTrouble(error);
  if (trouble === null) throw error;
  console.error(trouble);
  process.exit(1);
});
await db.$client.end();
const { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct } = process.env;
if (pooled && direct && pooled !== direct) await keepSettingsForPooler(pooled, direct);
