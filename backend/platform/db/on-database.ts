import { connect, type Db } from './connect.ts';
import { databaseTrouble } from './database-trouble.ts';
import { databaseUrlFault } from './database-url.ts';

/**
 * The environment's database, bypassing its pooler: commands need a dedicated connection and more time.
 * @throws if the variable is missing or not a PostgreSQL URL
 */
function commandDatabase(): string {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env;
  for (const [name, url] of Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL })) {
    const fault = url ? databaseUrlFault(url) : null;
    if (fault) throw new Error(`${name} ${fault}.`);
  }
  const url = DATABASE_DIRECT_URL || DATABASE_URL;
  if (url) return url;
  throw new Error(
    'No database: DATABASE_URL names one, such as postgres://user:password@127.0.0.1:5432/vonk, or DATA_DIR a folder with an embedded one.',
  );
}

/**
 * Runs an operator's command on that database with the given number of connections, and closes them.
 * @throws if the variable is missing or the database is unavailable
 */
export async function onDatabase(
  connections: number,
  work: (db: Db, url: string) => Promise<void>,
): Promise<void> {
  const url = commandDatabase();
  const db = connect(url, connections);
  try {
    await db.$client.query('select 1').catch((cause: Error) => {
      throw new Error(databaseTrouble(cause) ?? `The database does not answer: ${cause.message}.`, { cause });
    });
    await work(db, url);
  } finally {
    await db.$client.end();
  }
}
