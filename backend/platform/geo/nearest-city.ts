import type { City } from './cities.ts';

export type Position = { lat: number; lon: number };

/** Mean radius of the earth in kilometres. */
const earth = 6371;

/** Beyond this distance, in kilometres, the nearest town says nothing about a position. */
const reach = 150;

/** The city nearest to a position, or null when none is within 150 km. */
export function nearestCity(cities: readonly City[], position: Position): City | null {
  let nearest: City | null = null;
  let minDistance = reach;
  for (const city of cities) {
    const distance = kilometres(city, position);
    if (distance <= minDistance) [nearest, minDistance] = [city, distance];
  }
  return nearest;
}

/** Great-circle distance between two positions in degrees (haversine formula). */
export function kilometres(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lon - a.lon);
  return 2 * earth * Math.asin(Math.sqrt(Math.min(1, chord)));
}
