import type { DecisionAction } from '#lib/contract/trust/decisions.ts';
import { lockAccount, unlockAccount } from '#backend/identity/accounts/lock-account.ts';
import { removeMessage, restoreMessage } from '#backend/community/chat/remove-message.ts';
import type { PhotoRejection } from '#lib/contract/community/photos.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import { type UndoData, decisions } from '#backend/platform/db/schema/decisions.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { hideProfile, showProfile } from '#backend/community/members/hide-profile.ts';
import { hidePhoto, showPhoto } from '#backend/community/photos/hide-photo.ts';
import { recordLockedAccount } from '#backend/growth/tracking/conversions.ts';
import { int8, orNull, text, timestamptz, statement } from '#backend/platform/db/statement.ts';
import { eraseLater } from '#backend/community/photos/erase-photos.ts';

export type Target = {
  /** Null for a fictional profile. */
  userId: number | null;
  profile: number;
  /** Hash. */
  photo: string | null;
  message: number | null;
};

/**
 * Applies a measure and returns the data to undo it. Decisions in force with the same measure share that data, so that
 * the last reversal restores everything.
 * @throws {Error} with a sentence if impossible
 */
export async function applyMeasure(
  tx: Tx,
  jobs: Jobs,
  { action, rejection }: { action: DecisionAction; rejection?: PhotoRejection | undefined },
  target: Target,
  now: Date,
): Promise<UndoData | null> {
  const standing = await findStanding(tx, action, target);
  if (standing) return standing.undo;
  switch (action) {
    case 'none':
    case 'warning':
      return null;
    case 'photo_removed': {
      if (target.photo === null) throw new Error('Which photo? --photo names it.');
      return { photo: await hidePhoto(tx, target.profile, target.photo, rejection) };
    }
    case 'message_removed': {
      if (target.message === null) throw new Error('Which message? --message names it.');
      const message = { id: target.message, sender: target.profile };
      return { message: await removeMessage(tx, jobs, message, now) };
    }
    case 'profile_hidden':
      await hideProfile(tx, target.profile);
      return null;
    case 'account_locked':
      if (target.userId === null) throw new Error('A fictional profile has no account: hide it instead.');
      await hideProfile(tx, target.profile);
      await lockAccount(tx, target.userId, now);
      await recordLockedAccount(tx, jobs, target.userId, now);
      return null;
  }
}

/** A decision with its target and the data to undo its measure. */
export type Reversible = Omit<Target, 'profile'> & {
  id: number;
  action: DecisionAction;
  profile: number | null;
  undo: UndoData | null;
};

const updateDecisions = statement({
  params: { now: timestamptz, id: int8 },
  text: `update decisions set reversed_at = :now where id = :id`,
});

/** Reverses a decision and undoes its measure, unless another decision in force has the same one. */
export async function reverseDecision(
  tx: Tx,
  { id, action, undo, profile, ...target }: Reversible,
  by: string,
  now: Date,
): Promise<void> {
  await updateDecisions(tx, { now, id });
  if (profile !== null) await undoMeasure(tx, action, { ...target, profile }, { undo, by });
}

async function undoMeasure(
  tx: Tx,
  action: DecisionAction,
  target: Target,
  { undo, by }: { undo: UndoData | null; by: string },
): Promise<void> {
  if (await findStanding(tx, action, target)) return;
  if (undo?.photo) await showPhoto(tx, undo.photo, { hash: target.photo, by });
  if (undo?.message && target.message !== null) await restoreMessage(tx, target.message, undo.message);
  if (action === 'account_locked' && target.userId !== null) await unlockAccount(tx, target.userId);
  if (action === 'account_locked' || action === 'profile_hidden') await showProfile(tx, target.profile);
}

const selectDecisions = statement({
  params: { profile: int8, action: text, photo: orNull(text), message: orNull(int8) },
  row: { undo: decisions.undo },
  text: `
    select undo from decisions
    where profile_id = :profile and action = :action and reversed_at is null and action not in ('none', 'warning')
      and (action <> 'photo_removed' or photo_hash = :photo) and (action <> 'message_removed' or message_id = :message)
    order by id limit 1`,
});

async function findStanding(
  tx: Tx,
  action: DecisionAction,
  { profile, photo, message }: Target,
): Promise<{ undo: UndoData | null } | null> {
  const { rows } = await selectDecisions(tx, { profile, action, photo, message });
  return rows[0] ?? null;
}

const updateOver = statement({
  params: { now: timestamptz },
  row: { hash: orNull(text) },
  text: `
    with over as (
      select id, undo->'message'->>'image_hash' as hash from decisions
      where undo is not null
        and (reversed_at is not null or decided_at < :now::timestamptz - interval '6 months 1 day')
        and not exists (select 1 from appeals where decision_id = decisions.id and outcome is null)
      for update
    )
    update decisions set undo = null from over where decisions.id = over.id returning over.hash`,
});

/** Erases undo data after a reversal or the appeal period, unless an appeal is pending. */
export async function purgeMeasures(tx: Tx, jobs: Jobs, now: Date): Promise<void> {
  const { rows } = await updateOver(tx, { now });
  for (const { hash } of rows) if (hash !== null) await eraseLater(tx, jobs, hash);
}
