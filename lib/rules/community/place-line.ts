/** City and region in one line; once where they are the same (Berlin, Hamburg). */
export function placeLine(city: string, region: string | null | undefined): string {
  return region && region !== city ? `${city}, ${region}` : city;
}
