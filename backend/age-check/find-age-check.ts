import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { authenticationRequired } from '../http/errors.ts';
import type { AgeCheckState } from './provider.ts';

export type AgeCheck = {
  /** The brand asks for more than a date of birth, and the member has not shown it. */
  due: boolean;
  state: AgeCheckState | 'none';
  /** Id of the newest check while it is open. */
  open: number | null;
};

/** Where a member's age check stands, by the newest one. */
export async function findAgeCheck(db: Queries, userId: number): Promise<AgeCheck> {
  const { rows } = await db.execute<{ due: boolean; id: number | null; state: AgeCheckState | null }>(sql`
    select (users.age_checked_at is null and brands.settings->>'age_check' = 'provider') as due, newest.id, newest.state
    from users join brands on brands.id = users.brand_id
    left join lateral (
      select id, state from age_checks where user_id = users.id order by id desc limit 1
    ) newest on true
    where users.id = ${userId}`);
  const row = rows[0];
  if (!row) throw authenticationRequired();
  const { due, id, state } = row;
  return { due, state: state ?? 'none', open: state === 'pending' ? id : null };
}
