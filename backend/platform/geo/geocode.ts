import type { Queries } from '../db/connect.ts';
import { cities } from './cities.ts';
import { kilometres, nearestCity, type Position } from './nearest-city.ts';
import { nearestTown, type Town } from './towns.ts';

/** A position within this many kilometres of a town of our list gets its name. */
const suburb = 15;

/** The town for a position in the given countries: a nearby one of our list, else the nearest. */
export async function geocode(db: Queries, position: Position, countries: string[]): Promise<Town | null> {
  const open = cities.filter((city) => countries.includes(city.country));
  const city = nearestCity(open, position);
  if (city && kilometres(city, position) <= suburb) return city;
  const town = await nearestTown(db, position, countries);
  if (!town || !city) return town ?? city;
  return kilometres(town, position) < kilometres(city, position) ? town : city;
}
