import 'server-only';
import { getMember as memberCall } from '../contract/community/members.ts';
import type { MemberTile } from '../contract/community/profile.ts';
import type { Interest } from '../contract/vocabulary.ts';
import { callBackend } from './client.ts';
import { BackendRefusal } from './failures.ts';
import { revalidateSeconds } from './revalidate-seconds.ts';
import { getSettings } from './settings.ts';
import { siteParams } from './site-params.ts';

/** A member and the interests of the public profile. */
export type Introduction = { member: MemberTile; interests: readonly Interest[] };

/**
 * The members of a lander with their likes, without those who have left or withdrawn their consent.
 * @throws BackendUnavailable
 */
export async function listIntroductions(members: readonly MemberTile[]): Promise<Introduction[]> {
  const found = await Promise.all(members.map(introduce));
  return found.filter((each) => each !== null);
}

async function introduce(member: MemberTile): Promise<Introduction | null> {
  const [{ brand, locale }, { pool }] = await Promise.all([siteParams(), getSettings()]);
  const { id } = member;
  const tags = [`member:${id}`, `members:${pool}`];
  try {
    const { profile } = await callBackend(memberCall, {
      brand,
      locale,
      query: { id, surface: 'advertising' },
      tags,
      revalidate: revalidateSeconds,
    });
    return { member, interests: profile.interests };
  } catch (error) {
    if (error instanceof BackendRefusal) return null;
    throw error;
  }
}
