import { Command } from 'commander';
import { run, speakAlike } from '../cli/run.ts';
import { applyMigrations } from './apply-migrations.ts';
import { onDatabase } from './on-database.ts';
import { connect, plannerSettings, statementTimeout } from './connect.ts';

const program = speakAlike(new Command('migrate'))
  .description('Brings the database that DATABASE_URL names to the tables of this version.')
  .action(async () => {
    await onDatabase(1, applyMigrations);
    const { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct } = process.env;
    if (pooled && direct && pooled !== direct) await storePoolerSettings(pooled, direct);
  });

await run(program);

/**
 * A pooler such as PgBouncer does not pass on connection settings, so the database stores them for the pooled role;
 * written once, with the migrations. Settings of a connection override them.
 * @throws {Error} with the statements to run, if the role of the migrations lacks the privilege
 */
async function storePoolerSettings(pooledUrl: string, directUrl: string): Promise<void> {
  const db = connect(directUrl, 1);
  try {
    const { rows } = await db.$client.query<{ base: string; role: string }>(
      'select quote_ident(current_database()) as base, quote_ident(coalesce($1, current_user)) as role',
      [findRole(pooledUrl)],
    );
    const { base, role } = rows[0] ?? { base: '', role: '' };
    const settings = { ...plannerSettings, statement_timeout: `${statementTimeout}ms` };
    const statements = Object.entries(settings).map(
      ([name, value]) => `alter role ${role} in database ${base} set ${name} = '${value}'`,
    );
    await db.$client.query(statements.join('; ')).catch((cause: Error) => {
      throw new Error(
        `The settings of connections by way of the pooler cannot be written (${cause.message}). ` +
          `Run them as a role that may: ${statements.join('; ')};`,
        { cause },
      );
    });
  } finally {
    await db.$client.end();
  }
}

/** The role in a URL; null if the driver takes it from elsewhere. */
function findRole(url: string): string | null {
  return URL.canParse(url) ? decodeURIComponent(new URL(url).username) || null : null;
}
