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

/** What the regions of a country are called (section 3: "region, labelled per country"). */
export function regionKind(country: string): RegionKind {
  return regionKinds.find((kind) => (kinds[kind] as readonly string[]).includes(country)) ?? 'region';
}
