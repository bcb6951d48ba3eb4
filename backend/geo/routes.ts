import { geocode } from '../../lib/contract/settings.ts';
import { route } from '../http/call.ts';
import { CallError } from '../http/errors.ts';
import { cities } from './cities.ts';
import { nearestCity } from './nearest-city.ts';

export const geoRoutes = [
  route(geocode, async ({ brand, query }) => {
    const open = cities.filter((city) => brand.settings.countries.includes(city.country));
    const city = nearestCity(open, { lat: query.lat, lon: query.lon });
    if (!city) throw new CallError('not_found');
    return { city: city.name, country: city.country, region: city.region };
  }),
];
