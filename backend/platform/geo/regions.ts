import { iso31662 } from 'iso-3166';
import { localeSchema } from '#lib/contract/scalars.ts';
import { type Country, countries } from '#lib/contract/vocabulary.ts';
import { localRegionNames, namesOfNorway, tidyRegionNames } from './region-names.ts';

export type Region = {
  /** ISO 3166-2, such as `DE-NW`. */
  code: string;
  /** As the region calls itself. */
  name: string;
};

/** Which entries of ISO 3166-2 a resident would name when asked for the region; without a rule, every top-level one. */
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

/** The first-level regions of a country, sorted by the names they give themselves; empty for Malta, for small countries and for unknown ones. */
export function listRegions(country: string): readonly Region[] {
  return byCountry.get(country) ?? [];
}

const byReader = new Map<string, readonly Region[]>();

/**
 * The same with the names a reader of the language reads, in the order of its alphabet; as `listRegions` where the product
 * does not speak it.
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

/** Whether a code such as `DE-NW` is one of the regions of that country. */
export function isRegion(country: string, code: string): boolean {
  return listRegions(country).some((region) => region.code === code);
}

/** The region's name, in the reader's language where the region itself uses it; the code where it is unknown. */
export function regionName(code: string, locale?: string): string {
  return (locale && localRegionNames[locale]?.[code]) || (byCode.get(code)?.name ?? code);
}

function collect(country: Country): Region[] {
  const rule = belongs[country] ?? ((_code: string, parent: string) => parent === country);
  const listed = iso31662
    .filter((entry) => entry.code.startsWith(`${country}-`) && rule(entry.code, entry.parent))
    .map(({ code, name }) => ({ code, name: tidyRegionNames[code] ?? name }));
  const regions = country === 'NO' ? namesOfNorway.map(([code, name]) => ({ code, name })) : listed;
  return regions.sort((a, b) => a.name.localeCompare(b.name, country.toLowerCase()));
}
