/** Where somebody lives, in one line: a city that is a region of its own (Berlin, Hamburg) stands once. */
export function placeLine(city: string, region: string | null | undefined): string {
  return region && region !== city ? `${city}, ${region}` : city;
}
