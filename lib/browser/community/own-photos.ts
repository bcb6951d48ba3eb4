import { mutate } from 'swr';
import type { Crop, OwnPhotos } from '../../contract/community/photos.ts';
import { sortPhotos } from '../../rules/community/photo-order.ts';
import { callApi } from '../transport/call.ts';
import { refresh } from '../transport/keys.ts';
import { uploadFile } from '../transport/upload.ts';

const photosKey = ['GET /api/photos.php', undefined];

/** Changes run in order, since each response is the whole list; only the newest one is shown. */
let line: Promise<unknown> = Promise.resolve();
let newest = 0;
let open = 0;

/** Appends a photo; rejects with `ApiError` or the signal's reason. Slow uploads do not block other changes. */
export async function addOwnPhoto(
  file: Blob,
  options: { key: string; signal: AbortSignal; onProgress: (share: number) => void },
): Promise<void> {
  const photos = await uploadFile('POST /api/photos.php', file, options);
  if (open === 0) await mutate<OwnPhotos>(photosKey, photos, { revalidate: false });
  else await line.then(() => refresh([{ name: 'GET /api/photos.php' }]));
  refreshProfile();
}

/** Reorders the photos, on screen at once; reverts on failure. @throws ApiError */
export async function reorderOwnPhotos(order: number[]): Promise<void> {
  await show((now) => ({ ...now, photos: sortPhotos(now.photos, order) }));
  await change(() => callApi('PUT /api/photos.php', { body: { order } }));
}

/** Rotates and crops a photo. @throws ApiError */
export function cutOwnPhoto(body: { id: number; rotate: 0 | 90 | 180 | 270; crop: Crop }): Promise<void> {
  return change(() => callApi('PUT /api/photos.php?cut=1', { body }));
}

/** Removes a photo, on screen at once; reverts on failure. @throws ApiError */
export async function removeOwnPhoto(id: number): Promise<void> {
  await show((now) => {
    const remaining = now.photos.filter((photo) => photo.id !== id);
    return {
      ...now,
      photos: sortPhotos(
        remaining,
        remaining.map((photo) => photo.id),
      ),
    };
  });
  await change(() => callApi('DELETE /api/photos.php', { body: { id } }));
}

/** Restores a photo removed within the last 15 minutes. @throws ApiError */
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

/** The main image also shows in the bar, on the profile and among the members. */
function refreshProfile(): void {
  void refresh([
    { name: 'GET /api/user.php' },
    { name: 'GET /api/profile.php' },
    { name: 'GET /api/member.php' },
  ]);
}
