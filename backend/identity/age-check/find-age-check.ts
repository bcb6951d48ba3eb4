import type { Queries } from '../../platform/db/connect.ts';
import { authenticationRequired } from '../../platform/http/errors.ts';
import type { AgeCheckState } from './provider.ts';
import { ageChecks } from '../../platform/db/schema/rights.ts';
import { bool, int8, orNull } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

export type AgeCheck = {
  /** The brand asks for more than a date of birth, and the member has not shown it. */
  due: boolean;
  state: AgeCheckState | 'none';
  /** Id of the newest check while it is open. */
  open: number | null;
};

const selectUsers = statement({
  name: 'find-age-check.select-users',
  params: { userId: int8 },
  row: { due: bool, id: orNull(ageChecks.id), state: orNull(ageChecks.state) },
  text: `
    select (users.age_checked_at is null and brands.settings->>'age_check' = 'provider') as due, newest.id, newest.state
    from users join brands on brands.id = users.brand_id
    left join lateral (
      select id, state from age_checks where user_id = users.id order by id desc limit 1
    ) newest on true
    where users.id = :userId`,
});

/** Where a member's age check stands, by the newest one. */
export async function findAgeCheck(db: Queries, userId: number): Promise<AgeCheck> {
  const { rows } = await selectUsers(db, { userId });
  const row = rows[0];
  if (!row) throw authenticationRequired();
  const { due, id, state } = row;
  return { due, state: state ?? 'none', open: state === 'pending' ? id : null };
}
