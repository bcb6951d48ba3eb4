import { mutate } from 'swr';
import type { MemberTile } from '../../contract/community/profile.ts';
import { callApi, newKey } from '../transport/call.ts';
import { announceMatch } from './match-announcement.ts';
import { refresh } from '../transport/keys.ts';
import type { ResponseOf } from '../transport/types.ts';

type Likes = ResponseOf<'GET /api/likes.php'>;
const likesKey = ['GET /api/likes.php', undefined];

/**
 * Likes a member and announces the match where that makes one; throws `ApiError` when it was refused. A screen that
 * does not have the profile at hand leaves it out: it is fetched for a match only.
 */
export async function likeMember(id: number, profile?: MemberTile): Promise<void> {
  const { like } = await callApi('POST /api/like.php', { body: { id }, key: newKey() });
  if (like === 'mutual') {
    const known = profile ?? (await callApi('GET /api/member.php', { query: { id } })).profile;
    announceMatch({ id, profile: known });
  }
  await refreshLike(id);
}

/** Gives a like again that was taken back by mistake, without announcing an old match as a new one. */
export async function restoreLike(id: number): Promise<void> {
  await callApi('POST /api/like.php', { body: { id }, key: newKey() });
  await refreshLike(id);
}

/** Takes a like back: out of the lists at once, then on the server; throws `ApiError` when that failed. */
export async function unlikeMember(id: number): Promise<void> {
  await mutate<Likes>(likesKey, (now) => now && withoutLike(now, id), { revalidate: false });
  try {
    await callApi('DELETE /api/like.php', { body: { id } });
  } finally {
    await refreshLike(id);
  }
}

/** Clears the new-like flag of a member whose profile was opened (section 4); trying again is the next opening's job. */
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
