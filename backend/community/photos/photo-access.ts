import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { OwnedCache } from '../../platform/http/owned-cache.ts';
import { agreedTo } from '../members/consents.ts';
import { shownTo } from '../members/shown-on.ts';

/** How far a photo may be seen without a session. */
export type Openness = {
  /** Search engines may show it. */
  indexable: boolean;
};

export type PhotoAccess = {
  /** The main image of an active profile whose member is shown to visitors, or in advertising; null for all others. */
  findMain: (db: Queries, hash: string) => Promise<Openness | null>;
  /** A photo of which anyone may see the blur: one of a profile whose member is shown to visitors, or a main image as above. */
  findBlurred: (db: Queries, hash: string) => Promise<Openness | null>;
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
  const known = new OwnedCache<Openness & { member: number; until: number }>(
    cacheSize,
    ({ member }) => member,
  );
  let generation = 0;

  const find = async (db: Queries, key: string, hash: string, condition: SQL): Promise<Openness | null> => {
    const entry = known.get(key);
    if (entry && entry.until > Date.now()) return entry;
    const before = generation;
    const { rows } = await db.execute<Openness & { member: number }>(sql`
      select photos.profile_id as member,
        not profiles.fictional and profiles.indexable and profiles.shown_to_visitors as indexable
      from photos join profiles on profiles.id = photos.profile_id
      where photos.hash = ${hash} and photos.status = 'active' and photos.removed_at is null
        and profiles.status = 'active' ${condition} order by 2 limit 1`);
    const [row] = rows;
    if (!row) return null;
    const { member, indexable } = row;
    // What was purged while we read may be newer than what we read.
    if (before === generation) known.set(key, { indexable, member, until: Date.now() + cacheLife });
    return { indexable };
  };

  return {
    findMain: (db, hash) => find(db, `main ${hash}`, hash, sql`and ${isForemost} and ${isOpen}`),
    findBlurred: (db, hash) =>
      find(db, `blur ${hash}`, hash, sql`and (${agreedTo('visitors')} or (${isForemost} and ${isOpen}))`),
    forget(tags) {
      generation += 1;
      if (!tags) return known.clear();
      for (const tag of tags) {
        known.forget(Number(/^member:(\d+)$/.exec(tag)?.[1]));
      }
    },
  };
}

const isOpen = sql`(${agreedTo('visitors')} or (photos.reviewed_at is not null and ${agreedTo('advertising')}))`;

const isForemost = sql`not exists (
  select 1 from photos before where before.profile_id = photos.profile_id and before.status = 'active'
    and before.removed_at is null and (before.position, before.id) < (photos.position, photos.id))`;

export type View = {
  owner: boolean;
  member: boolean;
  /** The blur of it, which stands on a profile that the member may open. */
  blur: boolean;
};

/**
 * Whether a member may see a photo that not everybody may: the owner in every state, premium members what is active, all
 * members the main image and blurs of the others; of members who show themselves to them.
 */
export async function mayView(db: Queries, actor: Actor, hash: string): Promise<View> {
  const self = actor.profileId;
  const { rows } = await db.execute<View>(sql`
    select exists (select 1 from photos where hash = ${hash} and profile_id = ${self}) as owner,
      count(*) > 0 as blur, coalesce(bool_or(${actor.paidUser} or ${isForemost}), false) as member
    from photos join profiles on profiles.id = photos.profile_id
    where photos.hash = ${hash} and photos.status = 'active' and photos.removed_at is null
      and profiles.status = 'active' and profiles.pool = ${actor.pool} and ${shownTo(actor)}
      and not exists (select 1 from blocks
        where (blocker = ${self} and blocked = profiles.id) or (blocker = profiles.id and blocked = ${self}))`);
  return rows[0] ?? { owner: false, member: false, blur: false };
}
