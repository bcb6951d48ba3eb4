import { countries, isCountry, type Country } from '#lib/contract/countries.ts';
import { listCities, type City } from '#backend/platform/geo/cities.ts';
import { kilometres, type Position } from '#backend/platform/geo/nearest-city.ts';

/** This many countries nearest to home are not far. */
const nearCount = 8;

/** The far countries, nearest first, by the mean position of their towns; none from an unknown country. */
export function farCountries(home: string): readonly Country[] {
  if (!isCountry(home)) return [];
  const known = farByHome.get(home) ?? sortFarCountries(home);
  farByHome.set(home, known);
  return known;
}

/** Every search asks for them. */
const farByHome = new Map<Country, readonly Country[]>();

function sortFarCountries(home: Country): Country[] {
  const distance = (each: Country) => kilometres(centres[home], centres[each]);
  return countries
    .filter((each) => each !== home)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(nearCount);
}

const centres = Object.fromEntries(
  countries.map((country) => [country, getCentre(listCities(country))]),
) as Record<Country, Position>;

function getCentre(towns: readonly City[]): Position {
  const mean = (coordinate: 'lat' | 'lon') =>
    towns.reduce((sum, town) => sum + town[coordinate], 0) / towns.length;
  return { lat: mean('lat'), lon: mean('lon') };
}
