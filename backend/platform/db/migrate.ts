import { answerHelp } from '../operator/command.ts';
import { applyMigrations } from './apply-migrations.ts';
import { connect } from './connect.ts';
import { databaseTrouble } from './database-trouble.ts';
import { databaseOrEnd } from './on-database.ts';
import { keepSettingsForPooler } from './pooled-settings.ts';

answerHelp(
  'Usage: node dist/migrate.mjs brings the database that DATABASE_URL names to the tables of this version.',
);

const db = connect(databaseOrEnd('migrate'), 1);
await applyMigrations(db).catch((error: unknown) => {
  const trouble = databaseTrouble(error);
  if (trouble === null) throw error;
  console.error(trouble);
  process.exit(1);
});
await db.$client.end();
const { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct } = process.env;
if (pooled && direct && pooled !== direct) await keepSettingsForPooler(pooled, direct);
