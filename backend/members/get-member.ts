import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getMember as getMemberCall } from '../../lib/contract/members.ts';
import type { Brand } from '../brands/brand.ts';
import type { Queries } from '../db/connect.ts';
import { CallError } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { joinMainPhoto, profileColumns } from './columns.ts';
import { listRelated } from './list-related.ts';
import {
  presentLocked,
  presentPhoto,
  presentProfile,
  presentTile,
  type PhotoRow,
  type ProfileRow,
} from './present.ts';
import { shownTo } from './shown-on.ts';

type Viewer = {
  brand: Brand;
  actor: Actor | null;
  brandId: string;
  pool: string;
  self: number | null;
  premium: boolean;
  locale: string;
  now: Date;
};

/** A profile as others see it, with its photos and related members; throws not_found, gone, blocked or blocked_by. */
export async function getMember(
  db: Queries,
  id: number,
  viewer: Viewer,
): Promise<z.input<(typeof getMemberCall)['response']>> {
  const row = await findProfile(db, id, viewer);
  const [photos, related] = await Promise.all([listPhotos(db, id), listRelated(db, row, viewer)]);
  // The main image is everybody's; the others are for premium members (section 6).
  const shown = viewer.premium || viewer.self === id ? photos.length : 1;
  return {
    profile: presentProfile(row, viewer.locale, viewer.now),
    photos: photos.slice(0, shown).map(presentPhoto),
    locked_photos: photos.slice(shown).map(presentLocked),
    related: related.map((each) => presentTile(each, viewer.locale, viewer.now)),
  };
}

async function findProfile(db: Queries, id: number, { brandId, pool, self }: Viewer): Promise<ProfileRow> {
  const { rows } = await db.execute<ProfileRow & { blocked: boolean; blocked_by: boolean }>(sql`
    select ${profileColumns}, exists (
      select 1 from blocks where blocks.blocker = profiles.id and blocks.blocked = ${self ?? 0}) as blocked_by, exists (
      select 1 from blocks where blocks.blocker = ${self ?? 0} and blocks.blocked = profiles.id) as blocked
    from profiles ${joinMainPhoto} where profiles.id = ${id} and profiles.pool = ${pool}
      and ${shownTo({ brandId, profileId: self ?? 0 })}`);
  const row = rows[0];
  if (!row) throw new CallError('not_found');
  if (row.status === 'deleted') throw new CallError('gone');
  if (row.blocked_by) throw new CallError('blocked_by');
  if (row.blocked) throw new CallError('blocked');
  // A profile that is not confirmed yet exists for its owner alone.
  if (row.status === 'disabled' && row.id !== self) throw new CallError('not_found');
  return row;
}

async function listPhotos(db: Queries, id: number): Promise<PhotoRow[]> {
  const { rows } = await db.execute<PhotoRow>(sql`
    select hash, status as photo_status, width, height, thumbhash from photos
    where profile_id = ${id} and status = 'active' and removed_at is null order by position, id`);
  return rows;
}
