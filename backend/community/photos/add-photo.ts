import { createHash } from 'node:crypto';
import type { Brand } from '../../brands/brand.ts';
import { inTransaction, type Queries, type Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { TooBusy } from '#lib/process/fair-turns.ts';
import { CallError, invalidInput, tooManyRequests } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { type CutOrder, type CutPicture, PictureRefusal } from './cutter/picture.ts';
import { requireSize } from './cutter/picture-size.ts';
import { eraseLater } from './erase-photos.ts';
import { lockPhotos, photoLimit, requirePhotoSlot, announcePhotoChange } from './member-photos.ts';
import { newHash, writePhoto } from './photo-files.ts';
import { photos } from '../../platform/db/schema/members.ts';
import { int4, int8, orNull, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** What a call brings to cut a picture, the network that it comes from among it. */
export type Cutting = Services & { client: string };

type Upload = { bytes: Buffer; key: string | null };

/**
 * Makes a photo of an uploaded file. The files are written before the transaction that counts and inserts, and erased
 * later should it fail, so that no photo is ever without its files.
 */
export async function addPhoto(services: Cutting, actor: Actor, brand: Brand, upload: Upload): Promise<void> {
  const { db, jobs, files, now } = services;
  const uploadKey = keyOf(upload);
  if (await isKnown(db, actor, uploadKey)) return;
  const limit = photoLimit(actor.paidUser);
  await requirePhotoSlot(db, actor, limit);
  // Others of the member's uploads may have taken the room while this one waited for its turn.
  const order: CutOrder = { bytes: upload.bytes, rotate: 0, crop: null };
  const picture = await cutOrRefuse(services, actor, order, () => requirePhotoSlot(db, actor, limit));
  if (!picture.original) throw new Error('The cutter kept nothing to cut from later');

  const hash = newHash();
  await inTransaction(db, (tx) => eraseLater(tx, jobs, hash));
  await writePhoto(files, hash, picture, picture.original);
  await inTransaction(db, async (tx) => {
    const room = await lockPhotos(tx, actor);
    if (await isKnown(tx, actor, uploadKey)) return;
    await requirePhotoSlot(tx, actor, room);
    const status = brand.settings.photo_review === 'manual' ? 'pending' : 'active';
    await insertPhoto(tx, actor, { hash, status, key: uploadKey, at: now() }, picture);
    await announcePhotoChange(tx, actor);
  });
}

/** Seconds until who finds too many waiting may come again. */
const busyFor = 5;
/** Milliseconds that count as one upload. */
const timeOfOne = 500;

/**
 * Cuts a member's picture; what is wrong with it becomes the call's error. Each counts once, and what is decoded by the time
 * it takes, for the account and for its network.
 */
export async function cutOrRefuse(
  { cutter, limits, client }: Pick<Cutting, 'cutter' | 'limits' | 'client'>,
  { userId }: Pick<Actor, 'userId'>,
  order: CutOrder,
  stillWanted?: () => Promise<void>,
): Promise<CutPicture> {
  const account = `user:${userId}`;
  const count = (points: number) =>
    Promise.all([limits.take('upload', account, points), limits.take('upload_network', client, points)]);
  let began: number | undefined;
  try {
    requireSize(order.bytes);
    return await cutter.cut(account, order, async () => {
      await count(1);
      await stillWanted?.();
      began = performance.now();
    });
  } catch (error) {
    if (error instanceof TooBusy) throw tooManyRequests(busyFor);
    if (!(error instanceof PictureRefusal)) throw error;
    // What was refused unread had no turn to be counted in.
    if (began === undefined) await count(1);
    throw new CallError(error.fault);
  } finally {
    const further = began === undefined ? 0 : Math.floor((performance.now() - began) / timeOfOne);
    // This one is done; the next is refused.
    if (further > 0) await count(further).catch(() => undefined);
  }
}

const selectPhotos = statement({
  params: { profileId: int8, key: text },
  row: { uploadKey: photos.uploadKey },
  text: `
    select upload_key as "uploadKey" from photos
    where profile_id = :profileId and split_part(upload_key, '#', 1) = split_part(:key, '#', 1)`,
});

/** The key of an upload with the digest of its file behind it, by which another file under the same key is told. */
function keyOf({ key, bytes }: Upload): string | null {
  return key && `${key.replaceAll('#', '')}#${createHash('sha256').update(bytes).digest('base64url')}`;
}

/**
 * Whether this very upload has been made into a photo before, even one that was taken away since.
 * @throws CallError `invalid_input` where another file came under its key
 */
async function isKnown(db: Queries, actor: Actor, key: string | null): Promise<boolean> {
  if (!key) return false;
  const { rows } = await selectPhotos(db, { profileId: actor.profileId, key });
  const known = rows[0]?.uploadKey;
  // Keys from before there were digests have none.
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
    insert into photos (profile_id, position, status, hash, width, height, thumbhash, upload_key, created_at)
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
