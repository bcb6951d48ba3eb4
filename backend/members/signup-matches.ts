import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { joinMainPhoto, notBlocked, tileColumns } from './columns.ts';
import type { TileRow } from './present.ts';

/** Up to 12 members of the gender the caller looks for: real ones first, then the nearest country and newest activity. */
export async function listSignupMatches(db: Queries, { profileId, pool }: Actor): Promise<TileRow[]> {
  const { rows } = await db.execute<TileRow>(sql`
    select ${tileColumns}
    from profiles own
    join profiles on profiles.pool = ${pool} and profiles.status = 'active' and profiles.id <> own.id
      and (own.sexuality = 'bi' or (own.sexuality = 'hetero') = (profiles.gender <> own.gender))
    ${joinMainPhoto}
    where own.id = ${profileId} and ${notBlocked(profileId)}
    order by profiles.fictional, profiles.country = own.country desc, profiles.last_active_at desc
    limit 12`);
  return rows;
}
