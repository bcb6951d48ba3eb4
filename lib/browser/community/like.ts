import { mutate } from 'swr';
import type { MemberTile } from '../../contract/community/profile.ts';
import { callApi, newKey } from '../transport/call.ts';
import { announceMatch } from './match-announcement.ts';
import { refresh } from '../transport/keys.ts';
import type { CallResponse } from '../transport/types.ts';

type Likes = CallResponse<'GET /api/likes.php'>;
const likesKey = ['GET /api/likes.php', undefined];

/**
 * Likes a member and announces a resulting match. Without `profile` it is fetched for a match only.
 * @throws ApiError
 */
export async function likeMember(id: number, profile?: MemberTile): Promise<void> {
  const { like } = await callApi('POST /api/like.php', { body: { id }, key: newKey() });
  if (like === 'mutual') {
    const known = profile ?? (await callApi('GET /api/member.php', { query: { id } })).profile;
    announceMatch({ id, profile: known });
  }
  await refreshLike(id);
}

/** Restores a like removed by mistake, without announcing an old match. */
export async function restoreLike(id: number): Promise<void> {
  await callApi('POST /api/like.php', { body: { id }, key: newKey() });
  await refreshLike(id);
}

/** Removes a like, from the lists at once and then on the server. @throws ApiError */
export async function unlikeMember(id: number): Promise<void> {
  await mutate<Likes>(likesKey, (now) => now && withoutLike(now, id), { revalidate: false });
  try {
    await callApi('DELETE /api/like.php', { body: { id } });
  } finally {
    await refreshLike(id);
  }
}

/** Clears the new-like flag of an opened profile (`docs/specification.md` §4); the next opening retries. */
export async function seeLike(id: number): Promise<void> {
  const clear = (now: Likes) => ({
    ...now,
    liked_by: now.liked_by.map((each) => (each.id === id ? { ...each, like_new: false } : each)),
  });
  await mutate<Likes>(likesKey, (now) => now && clear(now), { revalidate: false });
  await callApi('PUT /api/like.php', { body: { id } });
}

function withoutLike(now: Likes, id: number): Likes {
  return {
    profiles: now.profiles.filter((each) => each.id !== id),
    liked_by: now.liked_by.map((each) => (each.id === id ? { ...each, mutual: false } : each)),
  };
}

function refreshLike(id: number): Promise<void> {
  return refresh([{ name: 'GET /api/likes.php' }, { name: 'GET /api/relation.php', parameter: ['id', id] }]);
}
