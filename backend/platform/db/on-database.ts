import { connect, type Db } from './connect.ts';
import { databaseTrouble, innermostWords } from './database-trouble.ts';
import { databaseUrlFault } from './database-url.ts';

/**
 * The database of the environment, past its pooler: what a command does needs a connection of its own, and time.
 * @throws where an address leads to no PostgreSQL
 */
function commandDatabase(): string | undefined {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env;
  for (const [name, url] of Object.entries({ DATABASE_URL, DATABASE_DIRECT_URL })) {
    const fault = url ? databaseUrlFault(url) : null;
    if (fault) throw new Error(`${name} ${fault}.`);
  }
  return DATABASE_DIRECT_URL || DATABASE_URL || undefined;
}

/** Likewise; ends the command with a sentence where there is none. `deed` is what it would do with it. */
export function databaseOrEnd(deed: string): string {
  try {
    const url = commandDatabase();
    if (url) return url;
    console.error(
      `DATABASE_URL names the database to ${deed}, such as postgres://user:password@127.0.0.1:5432/vonk.`,
    );
  } catch (error) {
    console.error(innermostWords(error));
  }
  process.exit(1);
}

/**
 * Does the work of an operator's command on the database that DATABASE_URL names, over so many connections, and closes
 * them. @throws where none is named or it does not answer
 */
export async function onDatabase(
  connections: number,
  work: (db: Db, url: string) => Promise<void>,
): Promise<void> {
  const url = commandDatabase();
  if (!url)
    throw new Error('DATABASE_URL names the database, such as postgres://user:password@127.0.0.1:5432/vonk.');
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
