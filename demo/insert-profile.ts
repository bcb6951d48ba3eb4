import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { choiceFields } from '#lib/contract/community/profile-vocabulary.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import type { DemoPerson } from './people.ts';
import type { Portrait } from './store-portraits.ts';

export type DemoRow = DemoPerson & { user_id: number | null; brand_id: string; status: 'active' | 'deleted' };

const choiceColumns = sql.raw(choiceFields.join(', '));
const choiceTypes = sql.raw(choiceFields.map((field) => `${field} text`).join(', '));

/** Inserts profiles in one statement and returns their ids in order. */
export async function insertProfiles(tx: Tx, pool: string, people: DemoRow[], now: Date): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into profiles (user_id, brand_id, pool, status, fictional, name, gender, sexuality, date_of_birth, country,
      region, city, latitude, longitude, ${choiceColumns},
      interests, about_me, language, indexable, shown_to_visitors, advertisable, created_at, last_active_at)
    select user_id, brand_id, ${pool}, status, fictional, name, gender, sexuality, date_of_birth, country, region,
      city->>'name', (city->>'lat')::float8, (city->>'lon')::float8, ${choiceColumns},
      array(select jsonb_array_elements_text(interests)), about_me, language,
      indexable and not fictional, shown_to_visitors and not fictional, advertisable and not fictional,
      ${now.toISOString()}::timestamptz - make_interval(days => joined_days_ago),
      ${now.toISOString()}::timestamptz - make_interval(secs => last_active_seconds_ago)
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as person(user_id bigint, brand_id text, status text,
      fictional boolean, name text, gender text, sexuality text, date_of_birth date, country text, region text, city jsonb,
      ${choiceTypes}, interests jsonb, about_me text, language text, indexable boolean, shown_to_visitors boolean, advertisable boolean,
      joined_days_ago int, last_active_seconds_ago float8)
    returning id`);
  return rows.map((row) => row.id);
}

export type Owner = {
  id: number;
  portrait: string;
  first: number;
  /** Maximum number of photos; null: all. */
  maxPhotos: number | null;
  /** Hash input for personal copies of the files, for members who manage photos; null shares the portrait's. */
  own: string | null;
  /** The last photo is waiting for review. */
  waits?: boolean;
};

/** Size of every portrait in `demo/portraits`, in px. */
const portraitSize = { width: 800, height: 1000 };

/**
 * Adds portrait photos to profiles, each starting with the person's first one. Returns the files to copy, by hash.
 */
export async function insertPhotos(
  tx: Tx,
  owners: Owner[],
  portraits: Portrait[],
  now: Date,
): Promise<{ from: string; to: string }[]> {
  const byPerson = new Map(portraits.map(({ person, pictures }) => [person, pictures]));
  const photos = owners.flatMap(({ id, portrait, first, maxPhotos, own, waits = false }) => {
    const pictures = byPerson.get(portrait) ?? [];
    const count = pictures.length;
    return pictures
      .map((picture, at) => ({
        ...picture,
        from: picture.hash,
        position: (at - (first % count) + count) % count,
      }))
      .filter(({ position }) => maxPhotos === null || position < maxPhotos)
      .toSorted((a, b) => a.position - b.position)
      .map(({ from, ...photo }, at, all) => ({
        id,
        from,
        ...photo,
        hash: own === null ? from : toHash(own, from),
        status: waits && at === all.length - 1 ? 'pending' : 'active',
      }));
  });
  await tx.execute(sql`
    insert into photos (profile_id, position, status, hash, width, height, thumbhash, created_at, reviewed_at)
    select id, position, status, hash, ${portraitSize.width}::int, ${portraitSize.height}::int, thumbhash,
      ${now.toISOString()}::timestamptz, case when status = 'active' then ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb)
      as photo(id bigint, position int, hash text, status text, thumbhash text)`);
  return photos.flatMap(({ from, hash }) => (from === hash ? [] : [{ from, to: hash }]));
}

/** As long as the hashes of uploaded pictures. */
const toHash = (own: string, picture: string) =>
  createHash('sha256').update(`${own} ${picture}`).digest('hex').slice(0, picture.length);
