import type { Queries } from '../db/connect.ts';
import { cities } from './cities.ts';
import { kilometres, nearestCity, type Position } from './nearest-city.ts';
import { nearestTown, type Town } from './towns.ts';

/** Within this many kilometres of a town of our own list a position is named after it. */
const suburb = 15;

/** The town that a position is named after, of the given countries: a known one close by, else the nearest there is. */
export async function geocode(db: Queries, position: Position, countries: string[]): Promise<Town | null> {
  const open = cities.filter((city) => countries.includes(city.country));
  const city = nearestCity(open, position);
  if (city && kilometres(city, position) <= suburb) return city;
  const town = await nearestTown(db, position, countries);
  if (!town || !city) return town ?? city;
  return kilometres(town, position) < kilometres(city, position) ? town : city;
}
