import { maxSwipeLikesPerDay } from '#lib/contract/vocabulary.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { likeMember, undoLike } from '../likes/like-member.ts';
import { requireNotBlocked } from '../members/blocks.ts';
import { getGame } from './game-state.ts';
import {
  bool,
  date,
  int8,
  orNull,
  text,
  typedText,
  timestamptz,
  statement,
} from '../../platform/db/statement.ts';

export type Verdict = { id: number; verdict: 'like' | 'pass' };
type Outcome = 'none' | 'liked' | 'mutual';

/**
 * A like is an ordinary like, at most four a day in the member's time zone; members already liked cost none. A decision
 * is final, except that a pass may become a like.
 * @throws not_found, gone, blocked, blocked_by, swipe_limit
 */
export async function swipe(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  { id, verdict }: Verdict,
  now: Date,
): Promise<Outcome> {
  const self = actor.profileId;
  await requireNotBlocked(tx, actor, id);
  await lockGame(tx, self);
  const known = await findPair(tx, self, id);
  if (known.outcome !== 'none' || verdict === 'pass') {
    if (!known.verdict) await insertSwipe(tx, actor, { id, verdict: 'pass' }, now);
    return known.outcome;
  }
  await insertSwipe(tx, actor, { id, verdict }, now);
  return likeMember(tx, jobs, actor, id, now);
}

const deleteSwipes = statement({
  params: { id: int8 },
  text: `delete from swipes where id = :id`,
});

/** Undoes today's last swipe and its like; returns whose it was. @throws not_found for a match */
export async function undoSwipe(tx: Tx, actor: Actor, now: Date): Promise<number> {
  await lockGame(tx, actor.profileId);
  const { last } = await getGame(tx, actor.profileId, now);
  if (!last) throw new CallError('not_found');
  if (last.verdict === 'like' && !(await undoLike(tx, actor, last.other))) throw new CallError('not_found');
  await deleteSwipes(tx, { id: last.id });
  return last.other;
}

const selectProfiles = statement({
  params: { self: int8 },
  text: `select 1 from profiles where id = :self for no key update`,
});

/** Serialises a member's swipes, so that parallel likes are counted correctly. */
async function lockGame(tx: Tx, self: number): Promise<void> {
  await selectProfiles(tx, { self });
}

type Pair = { verdict: Verdict['verdict'] | null; outcome: Outcome };

const selectSwipes = statement({
  params: { self: int8, id: int8 },
  row: { verdict: orNull(typedText<'like' | 'pass'>()), liked: bool, received: bool },
  text: `
    select (select verdict from swipes where profile_id = :self and other_profile_id = :id) as verdict,
      exists (select 1 from likes where liker_profile_id = :self and liked_profile_id = :id) as liked,
      exists (select 1 from likes where liker_profile_id = :id and liked_profile_id = :self) as received`,
});

async function findPair(tx: Tx, self: number, id: number): Promise<Pair> {
  const { rows } = await selectSwipes(tx, { self, id });
  const row = rows[0];
  return {
    verdict: row?.verdict ?? null,
    outcome: row?.liked ? (row.received ? 'mutual' : 'liked') : 'none',
  };
}

const deleteSwipesForInsertSwipe = statement({
  params: { profileId: int8, id: int8 },
  text: `delete from swipes where profile_id = :profileId and other_profile_id = :id`,
});

const insertSwipes = statement({
  params: { profileId: int8, otherProfileId: int8, verdict: text, day: date, now: timestamptz },
  text: `
    insert into swipes (profile_id, other_profile_id, verdict, swiped_on, created_at)
    values (:profileId, :otherProfileId, :verdict, :day::date, :now)`,
});

async function insertSwipe(tx: Tx, actor: Actor, { id, verdict }: Verdict, now: Date): Promise<void> {
  const { day, endsAt, likesLeft } = await getGame(tx, actor.profileId, now);
  if (verdict === 'like' && likesLeft === 0)
    throw new CallError('swipe_limit', { limit: maxSwipeLikesPerDay, resets_at: endsAt.toISOString() });
  // A pass that becomes a like is the latest swipe again, so undo takes it first.
  await deleteSwipesForInsertSwipe(tx, { profileId: actor.profileId, id });
  await insertSwipes(tx, { profileId: actor.profileId, otherProfileId: id, verdict, day, now });
}
