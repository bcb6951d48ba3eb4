import { sql } from 'drizzle-orm';
import type { ListedMember, Sitemaps } from '#lib/contract/growth/sitemaps.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { joinMainPhoto } from '../../community/members/columns.ts';
import { changedDay } from '../../community/members/changed-day.ts';
import { agreedTo } from '../../community/members/consents.ts';
import { shownOn } from '../../community/members/shown-on.ts';

type OfBrand = Pick<Brand, 'id' | 'pool'>;

/** Real members who opted in, on their own brand (the canonical one). Must match the index profiles_indexable. */
const isIndexed = ({ id, pool }: OfBrand) =>
  sql`profiles.pool = ${pool} and profiles.indexable and profiles.status = 'active' and not profiles.fictional and ${agreedTo('search_engines')} and profiles.brand_id = ${id}`;

/** A picture shared by several members is listed only if all of them allow it, as its address sends one `noindex`. */
const mayBeListed = sql`not exists (select 1 from photos other join profiles on profiles.id = other.profile_id
  where other.hash = main_photo.hash and other.status = 'active' and other.removed_at is null
    and profiles.status = 'active' and (profiles.fictional or not ${agreedTo('search_engines')}))`;

/** Members listed by search engines with ids above the given one, at most `size`, by id. */
export async function listIndexedMembers(
  db: Queries,
  brand: OfBrand,
  { after, size }: { after: number; size: number },
): Promise<ListedMember[]> {
  const { rows } = await db.execute<{ id: number; changed: Date; hash: string | null }>(sql`
    select profiles.id, ${changedDay} as changed, case when ${mayBeListed} then main_photo.hash end as hash from profiles ${joinMainPhoto({ brandId: brand.id })}
    where ${isIndexed(brand)} and profiles.id > ${after} order by profiles.id limit ${size}`);
  return rows.map(({ id, changed: at, hash }) => ({
    id,
    changed: new Date(at).toISOString(),
    image: hash && `/photos/${hash}-large.webp`,
  }));
}

/** Splits the listed members into parts of `size`: the id before each part and the last change in it. */
export async function cutIntoParts(
  db: Queries,
  brand: OfBrand,
  size: number,
): Promise<Sitemaps['member_parts']> {
  const { rows } = await db.execute<{ after: number; changed: Date }>(sql`
    select min(id) - 1 as after, max(changed) as changed from (
      select id, ${changedDay} as changed, (row_number() over (order by id) - 1) / ${size}::int as part
      from profiles where ${isIndexed(brand)}) listed
    group by part order by part`);
  return rows.map(({ after, changed: at }) => ({ after, changed: new Date(at).toISOString() }));
}

/** The day on which the newest member shown on the home page joined. */
export async function newestMember(db: Queries, { id, pool }: OfBrand): Promise<string | null> {
  const { rows } = await db.execute<{ created_at: Date }>(sql`
    select date_trunc('day', created_at, 'UTC') as created_at from profiles
    where pool = ${pool} and status = 'active' and ${shownOn(id)} and ${agreedTo('search_engines')}
    order by id desc limit 1`);
  return rows[0] ? new Date(rows[0].created_at).toISOString() : null;
}
