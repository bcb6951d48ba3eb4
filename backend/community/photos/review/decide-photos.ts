import { serverTexts } from '#lib/i18n/server-texts.ts';
import { sql } from 'drizzle-orm';
import type { DecisionGround } from '#lib/contract/trust/decisions.ts';
import type { PhotoRejection } from '#lib/contract/community/photos.ts';
import { decide } from '#backend/trust/complaints/decide/decide.ts';
import { reverseDecision, type Reversible } from '#backend/trust/complaints/decide/measures.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { announcePhotoChange } from '../member-photos.ts';
import { markLength, type SeenPhoto } from './list-waiting.ts';
import { complaints } from '#backend/platform/db/schema/complaints.ts';
import { decisions } from '#backend/platform/db/schema/decisions.ts';
import { bool, int8, orNull, text, timestamptz, statement } from '#backend/platform/db/statement.ts';

const grounds: Record<PhotoRejection, DecisionGround> = {
  not_a_person: 'photo',
  someone_else: 'photo',
  minor: 'minor',
  nudity: 'photo',
  contact_data: 'contact_data',
  quality: 'photo',
  other: 'photo',
};

type Held = {
  id: number;
  hash: string;
  status: 'pending' | 'active' | 'rejected';
  reviewedAt: Date | string | null;
  reviewedBy: string | null;
  profileId: number;
  pool: string;
  userId: number | null;
  language: string;
};

type Refusal = Reversible & {
  reference: string;
  complaintReference: string | null;
  decidedBy: string;
  decidedAt: Date | string;
  hasAppeal: boolean;
};

const updatePhotos = statement({
  params: { now: timestamptz, by: text, id: int8 },
  text: `
    update photos set status = 'active', rejection = null, reviewed_at = :now, reviewed_by = :by
    where id = :id`,
});

/**
 * Shows a photo to others if it is still the picture reviewed. Reverses an earlier rejection and notifies the owner.
 * @throws {Error} with a message if there is no such photo or it is already approved
 */
export async function approvePhoto(
  tx: Tx,
  jobs: Jobs,
  seen: SeenPhoto & { version: string },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const photo = await hold(tx, seen);
  if (photo.status === 'active' && photo.reviewedAt)
    throw new Error(`Photo ${photo.id} is already approved${byWhom(photo.reviewedBy, photo.reviewedAt)}.`);
  if (photo.status === 'rejected') await reverseRejection(tx, jobs, photo, { by, now });
  await updatePhotos(tx, { now, by, id: photo.id });
  await announcePhotoChange(tx, photo);
}

const updatePhotosForRejectPhoto = statement({
  params: { id: int8 },
  text: `update photos set reviewed_at = null, reviewed_by = null where id = :id`,
});

/**
 * Hides a photo from all but its owner, who is sent the reasons. Returns the decision's reference.
 * @throws {Error} with a message if there is no such photo or it is already rejected
 */
export async function rejectPhoto(
  tx: Tx,
  jobs: Jobs,
  seen: SeenPhoto,
  { rejection, by, now }: { rejection: PhotoRejection; by: string; now: Date },
): Promise<string> {
  const photo = await hold(tx, seen);
  if (photo.status === 'rejected') {
    const refusal = await findRefusal(tx, photo);
    throw new Error(
      `Photo ${photo.id} is already rejected${byWhom(refusal?.decidedBy ?? null, refusal?.decidedAt ?? null)}.`,
    );
  }
  await updatePhotosForRejectPhoto(tx, { id: photo.id });
  const matter = { complaint: null, profile: photo.profileId, photo: photo.hash };
  const reason = serverTexts(photo.language, 'mail').decisions.photos.reasons[rejection];
  const ruling = { action: 'photo_removed', ground: grounds[rejection], reason, rejection, by } as const;
  return decide(tx, jobs, matter, ruling, now);
}

function byWhom(name: string | null, moment: Date | string | null): string {
  const day = moment === null ? '' : ` on ${new Date(moment).toISOString().slice(0, 10)}`;
  return `${name === null ? '' : ` by ${name}`}${day}`;
}

const selectProfiles = statement({
  params: { id: int8 },
  text: `select 1 from profiles where id = (select profile_id from photos where id = :id) for no key update`,
});

/** Locks the profile and then the photo, in the order of all decisions. */
async function hold(tx: Tx, { id, version }: SeenPhoto): Promise<Held> {
  await selectProfiles(tx, { id });
  const { rows } = await tx.execute<Held>(sql`
    select photos.id, photos.hash, photos.status, photos.reviewed_at as "reviewedAt", photos.reviewed_by as "reviewedBy",
      profiles.id as "profileId", profiles.pool, profiles.user_id as "userId",
      coalesce(users.language, profiles.language) as language
    from photos join profiles on profiles.id = photos.profile_id left join users on users.id = profiles.user_id
    where photos.id = ${id} and photos.removed_at is null
      ${version === null ? sql`` : sql`and left(photos.hash, ${markLength}::int) = ${version}`}
    for update of photos`);
  const [photo] = rows;
  if (!photo) throw new Error(`There is no photo ${id}${version ? ', or it was cut again and waits' : ''}.`);
  return photo;
}

const selectAppeals = statement({
  params: { profileId: int8, hash: text, id: int8 },
  row: {
    id: decisions.id,
    reference: decisions.reference,
    action: decisions.action,
    profile: decisions.profileId,
    photo: decisions.photoHash,
    message: decisions.messageId,
    undo: decisions.undo,
    complaintReference: orNull(complaints.reference),
    userId: decisions.userId,
    decidedBy: decisions.decidedBy,
    decidedAt: decisions.decidedAt,
    hasAppeal: bool,
  },
  text: `
    select decisions.id, decisions.reference, decisions.action, decisions.profile_id as profile, decisions.photo_hash as photo,
      decisions.message_id as message, decisions.undo, complaints.reference as "complaintReference", decisions.user_id as "userId", decided_by as "decidedBy",
      decided_at as "decidedAt", exists (
        select 1 from appeals where decision_id = decisions.id and outcome is null) as "hasAppeal"
    from decisions left join complaints on complaints.id = decisions.complaint_id
    where decisions.profile_id = :profileId and action = 'photo_removed' and reversed_at is null
      and (photo_hash = :hash or (undo->'photo'->>'id')::bigint = :id)
    order by complaint_id nulls last, decisions.id desc limit 1 for no key update of decisions`,
});

async function findRefusal(tx: Tx, { id, hash, profileId }: Held): Promise<Refusal | null> {
  const { rows } = await selectAppeals(tx, { profileId, hash, id });
  return rows[0] ?? null;
}

async function reverseRejection(
  tx: Tx,
  jobs: Jobs,
  photo: Held,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const refusal = await findRefusal(tx, photo);
  if (!refusal) return;
  const { id, reference, complaintReference, userId, hasAppeal } = refusal;
  if (hasAppeal)
    throw new Error(
      `${reference} rejected photo ${photo.id} and is appealed against: npx vonk complaints appeal ${reference}`,
    );
  if (complaintReference)
    throw new Error(`Photo ${photo.id} was removed by ${reference}, on the complaint ${complaintReference}.`);
  await reverseDecision(tx, refusal, by, now);
  if (userId !== null) await jobs.enqueue(tx, 'send-mail', { mail: 'photo-approved', id });
}
