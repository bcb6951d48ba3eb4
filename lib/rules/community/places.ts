type Region = { country: string; region: string };
type Town = { country: string; region: string | null };

/** Country and region after choosing a town: the town's region, else the previous one if the country is unchanged. */
export function placeFromTown(before: Region, town: Town): Region {
  const region = town.country === before.country ? before.region : '';
  return { country: town.country, region: town.region ?? region };
}

const kinds = {
  state: ['DE', 'AT', 'US'],
  canton: ['CH', 'LU'],
  municipality: ['LI'],
  province: ['NL', 'BE'],
  region: ['FR', 'IT', 'DK', 'FI'],
  community: ['ES'],
  county: ['SE', 'NO', 'IE'],
  voivodeship: ['PL'],
  nation: ['GB'],
} as const;

export type RegionKind = keyof typeof kinds;

const regionKinds = Object.keys(kinds) as RegionKind[];

/** The name for a country's regions (`docs/specification.md` §3: "region, labelled per country"). */
export function regionKind(country: string): RegionKind {
  return regionKinds.find((kind) => (kinds[kind] as readonly string[]).includes(country)) ?? 'region';
}
