import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int8 } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Reporter = { email: string; language: string; name: string };

const selectUsers = statement({
  params: { profileId: int8, userId: int8 },
  row: { email: users.email, language: users.language, name: profiles.name },
  text: `
    select users.email, users.language, profiles.name from users
    join profiles on profiles.id = :profileId where users.id = :userId`,
});

/** Address and language for the receipt of a member's report. */
export async function findReporter(tx: Tx, { userId, profileId }: Actor): Promise<Reporter> {
  const { rows } = await selectUsers(tx, { profileId, userId });
  const row = rows[0];
  if (!row) throw new Error(`The reporter ${userId} has gone`);
  return row;
}
