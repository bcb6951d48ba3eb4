import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { OwnedCache } from '../../platform/http/owned-cache.ts';
import { agreedTo } from '../members/consents.ts';
import { shownTo } from '../members/shown-on.ts';

export type Openness = {
  indexable: boolean;
};

export type PhotoAccess = {
  /** The main image of an active profile shown to visitors or in advertising; null for other photos. */
  findMain: (db: Queries, hash: string) => Promise<Openness | null>;
  /** A photo with a public blur: of a profile shown to visitors, or a main image as above. */
  findBlurred: (db: Queries, hash: string) => Promise<Openness | null>;
  /** Drops entries with the purged tags; all entries for null. */
  purge: (tags: readonly string[] | null) => void;
};

const cacheTtlMs = 60_000;
const cacheSize = 50_000;

/** Caches public photos for a minute; purges of the profile's pages drop the entry. Never caches refusals. */
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
    // A purge during the query may be newer than its result.
    if (before === generation) known.set(key, { indexable, member, until: Date.now() + cacheTtlMs });
    return { indexable };
  };

  return {
    findMain: (db, hash) => find(db, `main ${hash}`, hash, sql`and ${isForemost} and ${isOpen}`),
    findBlurred: (db, hash) =>
      find(db, `blur ${hash}`, hash, sql`and (${agreedTo('visitors')} or (${isForemost} and ${isOpen}))`),
    purge(tags) {
      generation += 1;
      if (!tags) return known.clear();
      for (const tag of tags) {
        known.deleteByOwner(Number(/^member:(\d+)$/.exec(tag)?.[1]));
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
  /** The blur, shown on a profile that the member may open. */
  blur: boolean;
};

/** Owners see every state, premium members active photos, all members main images and the blurs of the others. */
export async function mayView(db: Queries, actor: Actor, hash: string): Promise<View> {
  const self = actor.profileId;
  const { rows } = await db.execute<View>(sql`
    select exists (select 1 from photos where hash = ${hash} and profile_id = ${self}) as owner,
      count(*) > 0 as blur, coalesce(bool_or(${actor.paidUser} or ${isForemost}), false) as member
    from photos join profiles on profiles.id = photos.profile_id
    where photos.hash = ${hash} and photos.status = 'active' and photos.removed_at is null
      and profiles.status = 'active' and profiles.pool = ${actor.pool} and ${shownTo(actor)}
      and not exists (select 1 from blocks
        where (blocker_profile_id = ${self} and blocked_profile_id = profiles.id) or (blocker_profile_id = profiles.id and blocked_profile_id = ${self}))`);
  return rows[0] ?? { owner: false, member: false, blur: false };
}
