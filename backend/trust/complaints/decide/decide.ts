import { noGrounds, type DecisionAction, type DecisionGround } from '#lib/contract/trust/decisions.ts';
import type { PhotoRejection } from '#lib/contract/community/photos.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { eraseLater } from '#backend/community/photos/erase-photos.ts';
import { makeNumber } from '../file-complaint.ts';
import { applyMeasure, type Target } from './measures.ts';
import { complaints } from '#backend/platform/db/schema/complaints.ts';
import { decisions } from '#backend/platform/db/schema/decisions.ts';
import { profiles } from '#backend/platform/db/schema/members.ts';
import { int8, jsonb, orNull, text, timestamptz, statement } from '#backend/platform/db/statement.ts';

/** Subject of a decision: a complaint, or a finding without one. */
export type Matter = {
  /** Reference. */
  complaint: string | null;
  /** Required unless the complaint names the profile. */
  profile?: number | undefined;
  photo?: string | undefined;
  message?: number | undefined;
};

export type Ruling = {
  action: DecisionAction;
  ground: DecisionGround;
  reason: string;
  /** Reason shown to the owner of a removed photo. */
  rejection?: PhotoRejection | undefined;
  /** Replaces `reason` for the complainant. */
  reasonComplainant?: string | undefined;
  by: string;
};

type Complaint = {
  id: number;
  reported_profile_id: number | null;
  reported_photo_hash: string | null;
  reported_message_id: number | null;
};

const insertDecisions = statement({
  params: {
    reference: text,
    complaintId: orNull(int8),
    userId: orNull(int8),
    profile: orNull(int8),
    action: text,
    ground: text,
    reason: text,
    reasonComplainant: orNull(text),
    photo: orNull(text),
    message: orNull(int8),
    by: text,
    now: timestamptz,
    undo: orNull(jsonb<object>()),
  },
  row: { id: decisions.id },
  text: `
    insert into decisions (reference, complaint_id, user_id, profile_id, action, ground, reason, reason_complainant, photo_hash,
      message_id, decided_by, decided_at, undo)
    values (:reference, :complaintId, :userId, :profile,
      :action, :ground, :reason, :reasonComplainant,
      :photo, :message, :by, :now,
      :undo::jsonb) returning id`,
});

/**
 * Applies the measure, stores the decision and notifies both sides in one transaction. Returns the reference.
 * @throws {Error} with a sentence if impossible
 */
export async function decide(tx: Tx, jobs: Jobs, matter: Matter, ruling: Ruling, now: Date): Promise<string> {
  const isNothing = ruling.action === 'none';
  if (isNothing !== noGrounds.some((each) => each === ruling.ground))
    throw new Error(`The ground ${ruling.ground} does not go with ${ruling.action}.`);
  const complaint = matter.complaint === null ? null : await lockOpenComplaint(tx, matter.complaint);
  if (!complaint && isNothing) throw new Error('Nothing was complained of, and nothing is done.');
  const target = await findTarget(tx, matter, complaint);
  if (!target && !isNothing) throw new Error('Against whom? --profile names the profile.');
  const undo = target && (await applyMeasure(tx, jobs, ruling, target, now));
  const reference = makeNumber('D', now);
  const { rows } = await insertDecisions(tx, {
    reference,
    complaintId: complaint?.id ?? null,
    userId: target?.userId ?? null,
    profile: target?.profile ?? null,
    action: ruling.action,
    ground: ruling.ground,
    reason: ruling.reason,
    reasonComplainant: ruling.reasonComplainant ?? null,
    photo: target?.photo ?? null,
    message: target?.message ?? null,
    by: ruling.by,
    now,
    undo,
  });
  const id = rows[0]?.id ?? 0;
  if (complaint) await jobs.enqueue(tx, 'send-mail', { mail: 'complaint-decided', id });
  if (target?.userId && !isNothing) await jobs.enqueue(tx, 'send-mail', { mail: 'measure', id });
  // The photo was only stored for the decision; its owner may have removed it long ago.
  if (complaint?.reported_photo_hash) await eraseLater(tx, jobs, complaint.reported_photo_hash);
  return reference;
}

const selectDecisions = statement({
  params: { reference: text },
  row: {
    id: complaints.id,
    reported_profile_id: complaints.reportedProfileId,
    reported_photo_hash: complaints.reportedPhotoHash,
    reported_message_id: complaints.reportedMessageId,
    decided: orNull(text),
  },
  text: `
    select id, reported_profile_id, reported_photo_hash, reported_message_id,
      (select reference from decisions where complaint_id = complaints.id and reversed_at is null limit 1) as decided
    from complaints where reference = :reference for no key update of complaints`,
});

/** Locks a complaint; a decided one is open again only after a reversal. */
async function lockOpenComplaint(tx: Tx, reference: string): Promise<Complaint> {
  const { rows } = await selectDecisions(tx, { reference: reference.toUpperCase() });
  const [complaint] = rows;
  if (!complaint) throw new Error(`There is no complaint ${reference}.`);
  if (complaint.decided) throw new Error(`${reference} is decided already: ${complaint.decided}.`);
  return complaint;
}

const selectProfiles = statement({
  params: { profile: int8 },
  row: { userId: profiles.userId },
  text: `select user_id as "userId" from profiles where id = :profile for no key update`,
});

async function findTarget(tx: Tx, matter: Matter, complaint: Complaint | null): Promise<Target | null> {
  const profile = matter.profile ?? complaint?.reported_profile_id ?? null;
  if (profile === null) return null;
  const { rows } = await selectProfiles(tx, { profile });
  const [found] = rows;
  if (!found) throw new Error(`There is no profile ${profile}.`);
  return {
    profile,
    userId: found.userId,
    photo: matter.photo ?? complaint?.reported_photo_hash ?? null,
    message: matter.message ?? complaint?.reported_message_id ?? null,
  };
}
