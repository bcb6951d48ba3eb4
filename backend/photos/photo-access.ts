import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';

export type PhotoAccess = {
  /** Whether the photo is the main image of an active profile, which anyone may see. */
  isMain: (db: Queries, hash: string) => Promise<boolean>;
  /** Whether an active profile shows it at all, if only blurred. */
  isShown: (db: Queries, hash: string) => Promise<boolean>;
  /** Drops what the tags of a purge say has changed; everything for null. */
  forget: (tags: readonly string[] | null) => void;
};

const cacheLife = 60_000;
const cacheSize = 50_000;

/**
 * Keeps for a minute which photos anyone may see, by the profile that makes it so: whatever changes a profile or its
 * photos purges its pages, and the entry goes with them. That somebody may not is never kept.
 */
export function createPhotoAccess(): PhotoAccess {
  const known = new Map<string, { member: number; until: number }>();
  const keysOf = new Map<number, Set<string>>();
  let generation = 0;

  const forgetAll = () => {
    known.clear();
    keysOf.clear();
  };
  const remember = (key: string, member: number) => {
    if (known.size >= cacheSize) forgetAll();
    known.set(key, { member, until: Date.now() + cacheLife });
    keysOf.set(member, (keysOf.get(member) ?? new Set()).add(key));
  };
  const find = async (db: Queries, key: string, hash: string, condition: SQL) => {
    const entry = known.get(key);
    if (entry && entry.until > Date.now()) return true;
    const before = generation;
    const { rows } = await db.execute<{ member: number }>(sql`
      select photos.profile_id as member from photos join profiles on profiles.id = photos.profile_id
      where photos.hash = ${hash} and photos.status = 'active' and photos.removed_at is null
        and profiles.status = 'active' ${condition} limit 1`);
    const member = rows[0]?.member;
    // What was purged while we read may be newer than what we read.
    if (member !== undefined && before === generation) remember(key, member);
    return member !== undefined;
  };

  return {
    isMain: (db, hash) => find(db, `main ${hash}`, hash, sql`and ${isForemost}`),
    isShown: (db, hash) => find(db, `shown ${hash}`, hash, sql``),
    forget(tags) {
      generation += 1;
      if (!tags) return forgetAll();
      for (const tag of tags) {
        const member = Number(/^member:(\d+)$/.exec(tag)?.[1]);
        for (const key of keysOf.get(member) ?? []) known.delete(key);
        keysOf.delete(member);
      }
    },
  };
}

const isForemost = sql`not exists (
  select 1 from photos before where before.profile_id = photos.profile_id and before.status = 'active'
    and before.removed_at is null and (before.position, before.id) < (photos.position, photos.id))`;

/** Whether a member may see a photo that not everybody may: the owner in every state, premium members what is active. */
export async function mayView(
  db: Queries,
  actor: Actor,
  hash: string,
): Promise<{ owner: boolean; premium: boolean }> {
  const self = actor.profileId;
  const { rows } = await db.execute<{ owner: boolean; premium: boolean }>(sql`
    select exists (select 1 from photos where hash = ${hash} and profile_id = ${self}) as owner,
      exists (
        select 1 from photos join profiles on profiles.id = photos.profile_id
        where ${actor.paidUser} and photos.hash = ${hash} and photos.status = 'active' and photos.removed_at is null
          and profiles.status = 'active' and profiles.pool = ${actor.pool}
          and not exists (select 1 from blocks
            where (blocker = ${self} and blocked = profiles.id) or (blocker = profiles.id and blocked = ${self}))
      ) as premium`);
  return rows[0] ?? { owner: false, premium: false };
}
