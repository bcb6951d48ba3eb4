import type { Tx } from '../../platform/db/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { showProfile } from '../../community/members/hide-profile.ts';
import { announce } from '../../platform/realtime/hub.ts';
import type { AgeCheckState } from './provider.ts';
import { ageChecks } from '../../platform/db/schema/rights.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { bool, int8, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** What is known after a provider was asked: an outcome is for good, whatever is told later. */
export function stateAfter(now: AgeCheckState, told: AgeCheckState | null): AgeCheckState {
  return now === 'pending' && told ? told : now;
}

const selectAgeChecks = statement({
  name: 'settle-age-check.select-age-checks',
  params: { id: int8 },
  row: { state: ageChecks.state, userId: ageChecks.userId },
  text: `select state, user_id as "userId" from age_checks where id = :id for update`,
});

const updateAgeChecks = statement({
  name: 'settle-age-check.update-age-checks',
  params: { state: text, now: timestamptz, id: int8 },
  text: `update age_checks set state = :state, decided_at = :now where id = :id`,
});

/**
 * Takes in what the provider says of a check, in one transaction of its row. A member who has passed is shown to the
 * others, and sends what was written at the signup.
 */
export async function settleAgeCheck(
  tx: Tx,
  jobs: Jobs,
  { id, told }: { id: number; told: AgeCheckState | null },
  now: Date,
): Promise<AgeCheckState> {
  const { rows } = await selectAgeChecks(tx, { id });
  const check = rows[0];
  if (!check) return 'pending';
  const state = stateAfter(check.state, told);
  if (state === check.state) return state;
  await updateAgeChecks(tx, { state, now, id });
  if (state === 'passed') await welcome(tx, jobs, check.userId, now);
  await announce(tx, [check.userId], { type: 'user' });
  return state;
}

const updateUsers = statement({
  name: 'settle-age-check.update-users',
  params: { now: timestamptz, userId: int8 },
  row: { profileId: profiles.id, hasMessage: bool },
  text: `
    update users set age_checked_at = :now from profiles
    where users.id = :userId and users.age_checked_at is null and profiles.user_id = users.id
    returning profiles.id as "profileId", users.signup_message is not null as "hasMessage"`,
});

async function welcome(tx: Tx, jobs: Jobs, userId: number, now: Date): Promise<void> {
  const { rows } = await updateUsers(tx, { now, userId });
  const member = rows[0];
  if (!member) return;
  await showProfile(tx, member.profileId);
  if (member.hasMessage) await jobs.enqueue(tx, 'send-signup-message', { userId });
}
