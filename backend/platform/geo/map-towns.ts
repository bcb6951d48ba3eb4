import type { z } from 'zod';
import { maxInTown, type townMapSchema } from '#lib/contract/community/map-towns.ts';
import type { Country } from '#lib/contract/countries.ts';
import type { Queries } from '../db/connect.ts';
import { countInTowns } from '../../community/members/count-in-towns.ts';
import { listCities } from './cities.ts';
import { drawLand, type Land } from './land.ts';
import { plainName } from '#lib/contract/plain-name.ts';
import { towns } from '../db/schema/geo.ts';
import { text, statement } from '../db/statement.ts';

/** Towns with fewer members are hidden, so that no member can be identified. */
const minCount = 3;

type Shown = { brandId: string; pool: string; /** False where only members may search. */ mayCount: boolean };

/** A country's best known towns with the number of members shown there, in one statement, plus one at first. */
export async function mapTowns(
  db: Queries,
  country: Country,
  { brandId, pool, mayCount }: Shown,
): Promise<z.input<typeof townMapSchema>> {
  const cities = listCities(country);
  const plainNames = cities.map(({ name }) => plainName(name));
  const [land, counts] = await Promise.all([
    loadLand(db, country),
    mayCount ? countInTowns(db, { brandId, pool, country, plainNames, limit: maxInTown }) : [],
  ]);
  return {
    country,
    land: land.rows,
    inset: land.inset,
    towns: cities.map(({ name, region, lat, lon }, at) => ({
      city: name,
      region,
      ...land.toPoint({ lat, lon }),
      num_real: enough(counts[at]?.real),
      num_fictional: enough(counts[at]?.fictional),
    })),
  };
}

function enough(count = 0): number | null {
  return count < minCount ? null : count;
}

// Towns never change after they are filled, so each process draws a country once.
const drawn = new Map<Country, Promise<Land>>();

function loadLand(db: Queries, country: Country): Promise<Land> {
  const known = drawn.get(country);
  if (known) return known;
  const drawing = draw(db, country);
  drawn.set(country, drawing);
  drawing.catch(() => drawn.delete(country));
  return drawing;
}

const selectTowns = statement({
  params: { country: text },
  row: { lat: towns.latitude, lon: towns.longitude },
  text: `select latitude as lat, longitude as lon from towns where country = :country`,
});

async function draw(db: Queries, country: Country): Promise<Land> {
  const { rows } = await selectTowns(db, { country });
  return drawLand(country, rows, listCities(country));
}
