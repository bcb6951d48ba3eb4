import { getMapTowns } from '#lib/contract/community/map-towns.ts';
import { listTowns } from '#lib/contract/community/search.ts';
import { geocode as geocodeCall } from '#lib/contract/brands/regions.ts';
import { countries as allCountries } from '#lib/contract/countries.ts';
import { route } from '../http/call.ts';
import { CallError } from '../http/errors.ts';
import { mapTowns } from './map-towns.ts';
import { suggestTowns, nearestTown, type Town } from './towns.ts';
import type { Queries } from '../db/connect.ts';
import { cities, kilometres, nearestCity, type Position } from './cities.ts';

/** A position within this many kilometres of a town of our list gets its name. */
const suburb = 15;

/** The town for a position in the given countries: a nearby one of our list, else the nearest. */
async function geocode(db: Queries, position: Position, countries: string[]): Promise<Town | null> {
  const open = cities.filter((city) => countries.includes(city.country));
  const city = nearestCity(open, position);
  if (city && kilometres(city, position) <= suburb) return city;
  const town = await nearestTown(db, position, countries);
  if (!town || !city) return town ?? city;
  return kilometres(town, position) < kilometres(city, position) ? town : city;
}

export const geoRoutes = [
  route(geocodeCall, async ({ db, brand, query }) => {
    const town = await geocode(db, { lat: query.lat, lon: query.lon }, brand.settings.countries);
    if (!town) throw new CallError('not_found');
    return { city: town.name, country: town.country, region: town.region };
  }),
  route(listTowns, async ({ db, brand, query }) => {
    const countries = brand.settings.countries.filter((each) => !query.country || each === query.country);
    const towns = await suggestTowns(db, query.name, countries);
    return { towns: towns.map(({ name, country, region }) => ({ city: name, country, region })) };
  }),
  route(getMapTowns, async ({ db, brand, query, tag }) => {
    const country = allCountries.find((each) => each === query.country);
    if (!country || !brand.settings.countries.includes(country)) throw new CallError('not_found');
    tag(`members:${brand.pool}`);
    const { logged_out_search, logged_out_search_trafficsource } = brand.settings;
    // The same map for every visitor, independent of their country.
    const mayCount = logged_out_search === 'yes' && logged_out_search_trafficsource === 'yes';
    return mapTowns(db, country, { brandId: brand.id, pool: brand.pool, mayCount });
  }),
];
