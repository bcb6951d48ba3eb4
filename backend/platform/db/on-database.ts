import { connect, type Db } from './connect.ts';
import { databaseTrouble } from './database-trouble.ts';
import { databaseUrlFault } from './database-url.ts';

/**
 * The database of the environment, past its pooler: what a command does needs a connection of its own, and time.
 * @throws where none is named, or an address leads to no PostgreSQL
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
    'No database: DATABASE_URL names one, such as postgres://user:password@127.0.0.1:5432/vonk, or DATA_DIR (and PG_PORT) those of a Vonk that runs on this machine.',
  );
}

/**
 * Does the work of an operator's command on that database, over so many connections, and closes them.
 * @throws where none is named or it does not answer
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
