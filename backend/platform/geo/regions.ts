import { iso31662 } from 'iso-3166';
import { localeSchema } from '#lib/contract/scalars.ts';
import { type Country, countries } from '#lib/contract/countries.ts';
import { localRegionNames, norwegianRegionNames, tidyRegionNames } from './region-names.ts';

export type Region = {
  /** ISO 3166-2, such as `DE-NW`. */
  code: string;
  /** The local name. */
  name: string;
};

/** The entries of ISO 3166-2 that residents consider their region; by default every top-level entry. */
const belongs: Partial<Record<Country, (code: string, parent: string) => boolean>> = {
  LU: (code) => code.length === 5,
  NL: (code) => !['NL-AW', 'NL-CW', 'NL-SX'].includes(code) && code.length === 5,
  BE: (code) => !['BE-VLG', 'BE-WAL'].includes(code),
  FR: (code, parent) => parent === 'FR' && /^FR-([A-Z]{3}|20R|97[12346])$/.test(code),
  DK: (code) => /^DK-8[1-5]$/.test(code),
  GB: (code) => ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS'].includes(code),
  IE: (_code, parent) => parent.startsWith('IE-'),
  MT: () => false,
  NO: () => false,
  US: (code) => !['US-AS', 'US-GU', 'US-MP', 'US-PR', 'US-UM', 'US-VI'].includes(code),
};

const byCountry = new Map<string, readonly Region[]>(countries.map((country) => [country, collect(country)]));
const byCode = new Map([...byCountry.values()].flat().map((region) => [region.code, region]));

/** The first-level regions of a country, sorted by local name; empty for Malta, small countries and unknown ones. */
export function listRegions(country: string): readonly Region[] {
  return byCountry.get(country) ?? [];
}

const byReader = new Map<string, readonly Region[]>();

/**
 * The same with names in the given language, sorted by its alphabet; as `listRegions` for an unsupported language.
 */
export function namedRegions(country: string, locale: string): readonly Region[] {
  const key = `${country} ${locale}`;
  const known = byReader.get(key);
  if (known) return known;
  const regions = listRegions(country);
  if (regions.length === 0 || !localeSchema.safeParse(locale).success) return regions;
  const named = regions
    .map(({ code }) => ({ code, name: regionName(code, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  byReader.set(key, named);
  return named;
}

/** Whether a code such as `DE-NW` is a region of that country. */
export function isRegion(country: string, code: string): boolean {
  return listRegions(country).some((region) => region.code === code);
}

/** The region's name, in the given language if it is spoken there; the code if unknown. */
export function regionName(code: string, locale?: string): string {
  return (locale && localRegionNames[locale]?.[code]) || (byCode.get(code)?.name ?? code);
}

function collect(country: Country): Region[] {
  const rule = belongs[country] ?? ((_code: string, parent: string) => parent === country);
  const listed = iso31662
    .filter((entry) => entry.code.startsWith(`${country}-`) && rule(entry.code, entry.parent))
    .map(({ code, name }) => ({ code, name: tidyRegionNames[code] ?? name }));
  const regions = country === 'NO' ? norwegianRegionNames.map(([code, name]) => ({ code, name })) : listed;
  return regions.sort((a, b) => a.name.localeCompare(b.name, country.toLowerCase()));
}
