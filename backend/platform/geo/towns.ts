import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { cities } from './cities.ts';
import { findOwnNames } from './exonyms.ts';
import { foldDigraphs, stripDiacritics } from '#lib/contract/plain-name.ts';

export type Town = { name: string; country: string; region: string | null; lat: number; lon: number };

const ownTowns = new Map<string, Town>();
for (const city of cities) {
  const plain = stripDiacritics(city.name);
  ownTowns.set(`${city.country} ${plain}`, city);
  // Without a country the first one wins, which the list orders by the larger country.
  if (!ownTowns.has(plain)) ownTowns.set(plain, city);
}

const columns = sql`name, country, region, latitude as lat, longitude as lon`;

/** Normalized spellings of a name: as given first, then its alternatives. */
function listSpellings(name: string, options?: Parameters<typeof findOwnNames>[1]): [string, ...string[]] {
  const plain = stripDiacritics(name);
  const others = [
    plain.replace(/\bst /g, 'sankt '),
    plain.replace(/\bst(e?) /g, 'saint$1 '),
    plain.replace(/\b(?:sankt|saint) /g, 'st '),
    ...findOwnNames(foldDigraphs(plain), options),
  ];
  return [plain, ...new Set(others.filter((each) => each !== plain))];
}

/** Finds a town by name, exact spelling first, ignoring case, accents and digraphs; without SQL if in our list. */
export async function findTown(db: Queries, name: string, country?: string | null): Promise<Town | null> {
  const spellings = listSpellings(name);
  for (const each of spellings) {
    const own = ownTowns.get(country ? `${country} ${each}` : each);
    if (own) return own;
  }
  const plainNames = sql`${sql.param(spellings.map(foldDigraphs))}::text[]`;
  const { rows } = await db.execute<Town>(sql`
    select ${columns} from towns
    where plain_name = any(${plainNames}) ${country ? sql`and country = ${country}` : sql``}
    order by array_position(${plainNames}, plain_name), lower(name) = lower(${name.trim()}) desc, prominence desc, id limit 1`);
  return rows[0] ?? null;
}

const suggestions = 8;

/** Towns of the given countries with this prefix, best known first. */
export async function suggestTowns(db: Queries, name: string, countries: string[]): Promise<Town[]> {
  const spellings = listSpellings(name, { begins: true });
  if (!spellings[0]) return [];
  const beginnings = spellings.map(
    (each) => sql`plain_name like ${`${foldDigraphs(each).replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  );
  const { rows } = await db.execute<Town>(sql`
    select ${columns} from (
      select distinct on (plain_name, country) * from towns
      where (${sql.join(beginnings, sql` or `)}) and country = any(${sql.param(countries)}::text[])
      order by plain_name, country, starts_with(lower(name), lower(${name})) desc, prominence desc, id
    ) found
    order by prominence desc, length(plain_name), plain_name, country limit ${suggestions}`);
  return rows;
}

/** Half the height, in degrees, of the search box for the nearest town: some 28 km. */
const near = 0.25;

/** The nearest town in the given countries; null if none is close. */
export async function nearestTown(
  db: Queries,
  { lat, lon }: { lat: number; lon: number },
  countries: string[],
): Promise<Town | null> {
  const shrink = Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  const { rows } = await db.execute<Town>(sql`
    select ${columns} from towns
    where latitude between ${lat - near}::float8 and ${lat + near}::float8
      and longitude between ${lon - near / shrink}::float8 and ${lon + near / shrink}::float8
      and country = any(${sql.param(countries)}::text[])
    order by (latitude - ${lat}::float8) ^ 2 + ((longitude - ${lon}::float8) * ${shrink}::float8) ^ 2, prominence desc
    limit 1`);
  return rows[0] ?? null;
}
