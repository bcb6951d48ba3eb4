type Region = { country: string; region: string };
type Town = { country: string; region: string | null };

/** Country and region after a town was chosen: the town's own region, else the one before where the country stays. */
export function placeOfTown(before: Region, town: Town): Region {
  const kept = town.country === before.country ? before.region : '';
  return { country: town.country, region: town.region ?? kept };
}
