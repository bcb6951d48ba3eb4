import { mutate } from 'swr';
import type { Crop, OwnPhotos } from '../../contract/community/photos.ts';
import { orderPhotos } from '../../rules/community/photo-order.ts';
import { callApi } from '../transport/call.ts';
import { refresh } from '../transport/keys.ts';
import { uploadFile } from '../transport/upload.ts';

const photosKey = ['GET /api/photos.php', undefined];

/** Changes go one after the other, since each answer is the whole list; only the newest one's answer is shown. */
let line: Promise<unknown> = Promise.resolve();
let newest = 0;
let open = 0;

/**
 * Adds a photo at the end; throws `ApiError`, or the reason of the signal. It keeps no change waiting, since on a slow
 * line a file may take minutes.
 */
export async function addOwnPhoto(
  file: Blob,
  options: { key: string; signal: AbortSignal; onProgress: (share: number) => void },
): Promise<void> {
  const photos = await uploadFile('POST /api/photos.php', file, options);
  if (open === 0) await mutate<OwnPhotos>(photosKey, photos, { revalidate: false });
  else await line.then(() => refresh([{ name: 'GET /api/photos.php' }]));
  refreshProfile();
}

/** Puts the photos in an order, on the screen at once; throws `ApiError` and shows the old order when that failed. */
export async function orderOwnPhotos(order: number[]): Promise<void> {
  await show((now) => ({ ...now, photos: orderPhotos(now.photos, order) }));
  await change(() => callApi('PUT /api/photos.php', { body: { order } }));
}

/** Turns a photo and cuts a part out of it; throws `ApiError`. */
export function cutOwnPhoto(body: { id: number; rotate: 0 | 90 | 180 | 270; crop: Crop }): Promise<void> {
  return change(() => callApi('PUT /api/photos.php?cut=1', { body }));
}

/** Takes a photo away, on the screen at once; throws `ApiError` and shows it again when that failed. */
export async function removeOwnPhoto(id: number): Promise<void> {
  await show((now) => {
    const remaining = now.photos.filter((photo) => photo.id !== id);
    return {
      ...now,
      photos: orderPhotos(
        remaining,
        remaining.map((photo) => photo.id),
      ),
    };
  });
  await change(() => callApi('DELETE /api/photos.php', { body: { id } }));
}

/** Brings a photo back that was taken away in the last 15 minutes; throws `ApiError`. */
export function restoreOwnPhoto(id: number): Promise<void> {
  return change(() => callApi('POST /api/photos.php?restore=1', { body: { id } }));
}

async function show(apply: (now: OwnPhotos) => OwnPhotos): Promise<void> {
  newest += 1;
  await mutate<OwnPhotos>(photosKey, (now) => now && apply(now), { revalidate: false });
}

async function change(call: () => Promise<OwnPhotos>): Promise<void> {
  newest += 1;
  open += 1;
  const own = newest;
  const turn = line.then(call);
  line = turn.catch(() => undefined);
  try {
    const photos = await turn;
    if (own === newest) await mutate<OwnPhotos>(photosKey, photos, { revalidate: false });
  } catch (error) {
    if (own === newest) void refresh([{ name: 'GET /api/photos.php' }]);
    throw error;
  } finally {
    open -= 1;
  }
  refreshProfile();
}

/** The main image stands in the bar, on the profile and among the members. */
function refreshProfile(): void {
  void refresh([
    { name: 'GET /api/user.php' },
    { name: 'GET /api/profile.php' },
    { name: 'GET /api/member.php' },
  ]);
}
