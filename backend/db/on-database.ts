import { connect, type Db } from './connect.ts';
import { databaseTrouble } from './database-trouble.ts';

/** The database of the environment, past its pooler: what a command does needs a connection of its own, and time. */
export const commandDatabase = (): string | undefined =>
  process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || undefined;

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
