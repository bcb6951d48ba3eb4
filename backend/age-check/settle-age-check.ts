import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { showProfile } from '../members/hide-profile.ts';
import { announce } from '../realtime/hub.ts';
import type { AgeCheckState } from './provider.ts';

/** What is known after a provider was asked: an outcome is for good, whatever is told later. */
export function stateAfter(now: AgeCheckState, told: AgeCheckState | null): AgeCheckState {
  return now === 'pending' && told ? told : now;
}

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
  const { rows } = await tx.execute<{ state: AgeCheckState; userId: number }>(sql`
    select state, user_id as "userId" from age_checks where id = ${id} for update`);
  const check = rows[0];
  if (!check) return 'pending';
  const state = stateAfter(check.state, told);
  if (state === check.state) return state;
  await tx.execute(sql`
    update age_checks set state = ${state}, decided_at = ${now.toISOString()} where id = ${id}`);
  if (state === 'passed') await welcome(tx, jobs, check.userId, now);
  await announce(tx, [check.userId], { type: 'user' });
  return state;
}

async function welcome(tx: Tx, jobs: Jobs, userId: number, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ profileId: number; hasMessage: boolean }>(sql`
    update users set age_checked_at = ${now.toISOString()} from profiles
    where users.id = ${userId} and users.age_checked_at is null and profiles.user_id = users.id
    returning profiles.id as "profileId", users.signup_message is not null as "hasMessage"`);
  const member = rows[0];
  if (!member) return;
  await showProfile(tx, member.profileId);
  if (member.hasMessage) await jobs.enqueue(tx, 'send-signup-message', { userId });
}
