import { createHash } from 'node:crypto';
import type { Brand } from '../../brands/brand.ts';
import { inTransaction, type Queries, type Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { TooBusy } from '#lib/process/fair-turns.ts';
import { CallError, invalidInput, tooManyRequests } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { type CutRequest, type CutPicture, PictureRefusal } from './cutter/picture.ts';
import { requireSize } from './cutter/picture-size.ts';
import { eraseLater } from './erase-photos.ts';
import { lockPhotos, photoLimit, requirePhotoSlot, announcePhotoChange } from './member-photos.ts';
import { newHash, writePhoto } from './photo-files.ts';
import { photos } from '../../platform/db/schema/members.ts';
import { int4, int8, orNull, text, timestamptz, statement } from '../../platform/db/statement.ts';

export type Cutting = Services & { client: string };

type Upload = { bytes: Buffer; key: string | null };

/** Files are written before the transaction and erased later if it fails, so that no photo ever lacks its files. */
export async function addPhoto(services: Cutting, actor: Actor, brand: Brand, upload: Upload): Promise<void> {
  const { db, jobs, files, now } = services;
  const idempotencyKey = toUploadKey(upload);
  if (await isKnown(db, actor, idempotencyKey)) return;
  const limit = photoLimit(actor.paidUser);
  await requirePhotoSlot(db, actor, limit);
  // Another upload may have taken the slot while this one was queued.
  const request: CutRequest = { bytes: upload.bytes, rotate: 0, crop: null };
  const picture = await cutOrRefuse(services, actor, request, () => requirePhotoSlot(db, actor, limit));
  if (!picture.original) throw new Error('The cutter stored no original to cut from later');

  const hash = newHash();
  await inTransaction(db, (tx) => eraseLater(tx, jobs, hash));
  await writePhoto(files, hash, picture, picture.original);
  await inTransaction(db, async (tx) => {
    const limit = await lockPhotos(tx, actor);
    if (await isKnown(tx, actor, idempotencyKey)) return;
    await requirePhotoSlot(tx, actor, limit);
    const status = brand.settings.photo_review === 'manual' ? 'pending' : 'active';
    await insertPhoto(tx, actor, { hash, status, key: idempotencyKey, at: now() }, picture);
    await announcePhotoChange(tx, actor);
  });
}

/** Retry-after in seconds if too many pictures are waiting. */
const busyFor = 5;
/** Decoding time in milliseconds that counts as one upload. */
const timeOfOne = 500;

/** Counts each upload, plus its decoding time, against the limits of the account and its network. */
export async function cutOrRefuse(
  { cutter, limits, client }: Pick<Cutting, 'cutter' | 'limits' | 'client'>,
  { userId }: Pick<Actor, 'userId'>,
  request: CutRequest,
  stillWanted?: () => Promise<void>,
): Promise<CutPicture> {
  const account = `user:${userId}`;
  const count = (points: number) =>
    Promise.all([
      limits.consume('upload', account, points),
      limits.consume('upload_network', client, points),
    ]);
  let began: number | undefined;
  try {
    requireSize(request.bytes);
    return await cutter.cut(account, request, async () => {
      await count(1);
      await stillWanted?.();
      began = performance.now();
    });
  } catch (error) {
    if (error instanceof TooBusy) throw tooManyRequests(busyFor);
    if (!(error instanceof PictureRefusal)) throw error;
    // A refusal before the turn was not counted there.
    if (began === undefined) await count(1);
    throw new CallError(error.fault);
  } finally {
    const further = began === undefined ? 0 : Math.floor((performance.now() - began) / timeOfOne);
    // This upload is done; only the next one is refused.
    if (further > 0) await count(further).catch(() => undefined);
  }
}

const selectPhotos = statement({
  params: { profileId: int8, key: text },
  row: { idempotencyKey: photos.idempotencyKey },
  text: `
    select idempotency_key as "idempotencyKey" from photos
    where profile_id = :profileId and split_part(idempotency_key, '#', 1) = split_part(:key, '#', 1)`,
});

/** The upload's key plus the digest of its file, which detects another file under the same key. */
function toUploadKey({ key, bytes }: Upload): string | null {
  return key && `${key.replaceAll('#', '')}#${createHash('sha256').update(bytes).digest('base64url')}`;
}

/**
 * Whether this upload already became a photo, even a removed one.
 * @throws CallError `invalid_input` for another file under its key
 */
async function isKnown(db: Queries, actor: Actor, key: string | null): Promise<boolean> {
  if (!key) return false;
  const { rows } = await selectPhotos(db, { profileId: actor.profileId, key });
  const known = rows[0]?.idempotencyKey;
  // Old keys have no digest.
  if (known?.includes('#') && known !== key) throw invalidInput({ idempotency_key: 'invalid' });
  return rows.length > 0;
}

const insertPhotos = statement({
  params: {
    profileId: int8,
    status: text,
    hash: text,
    width: int4,
    height: int4,
    thumbhash: text,
    key: orNull(text),
    at: timestamptz,
  },
  text: `
    insert into photos (profile_id, position, status, hash, width, height, thumbhash, idempotency_key, created_at)
    select :profileId, coalesce(max(position) + 1, 0), :status, :hash, :width, :height, :thumbhash, :key,
      :at from photos where profile_id = :profileId`,
});

async function insertPhoto(
  tx: Tx,
  { profileId }: Actor,
  { hash, status, key, at }: { hash: string; status: string; key: string | null; at: Date },
  { width, height, thumbhash }: CutPicture,
): Promise<void> {
  await insertPhotos(tx, { profileId, status, hash, width, height, thumbhash, key, at });
}
