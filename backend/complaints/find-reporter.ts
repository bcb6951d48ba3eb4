import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';

type Reporter = { email: string; language: string; name: string };

/** Where the receipt of a member's report goes, and in which language. */
export async function findReporter(tx: Tx, { userId, profileId }: Actor): Promise<Reporter> {
  const { rows } = await tx.execute<Reporter>(sql`
    select users.email, users.language, profiles.name from users
    join profiles on profiles.id = ${profileId} where users.id = ${userId}`);
  const row = rows[0];
  if (!row) throw new Error(`The reporter ${userId} has gone`);
  return row;
}
