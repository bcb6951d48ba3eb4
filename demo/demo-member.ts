import type { Country } from '#lib/contract/countries.ts';
import { brandCountry } from '#lib/contract/commerce/price-country.ts';
import { listCities } from '#backend/platform/geo/cities.ts';
import { composeAbout } from './about/compose-about.ts';
import type { DemoBrand } from './brands.ts';
import type { DemoPerson } from './people.ts';
import { seededRandom } from './random.ts';

/** A demo login that fits its brand: lives in the brand's country and writes its language. */
export function demoMember(likeness: DemoPerson, brand: DemoBrand, name: string, now: Date): DemoPerson {
  const { domainLanguage: language, settings } = brand;
  const country = brandCountry({ language, countries: settings.countries }) as Country;
  const random = seededRandom(`demo login ${brand.id} ${name}`);
  const towns = listCities(country);
  const city = towns[random.int(0, Math.min(2, towns.length - 1))] ?? likeness.city;
  const age = Math.floor((now.getTime() - Date.parse(likeness.date_of_birth)) / (365.25 * 86_400_000));
  const { interests, signup_reason: reason } = likeness;
  return {
    ...likeness,
    name,
    fictional: false,
    country,
    city,
    region: city.region,
    language,
    about_me: composeAbout(random, { language, city: city.name, age, interests, reason }),
    joined_days_ago: 90,
  };
}
