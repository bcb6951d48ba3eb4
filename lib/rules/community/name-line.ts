/** Name and age in one line, without the age where the member hides it. */
export function nameLine(name: string, age: number | null): string {
  const apart = isLeftward.test(name) ? `\u2068${name}\u2069` : name;
  return age === null ? apart : `${apart}, ${age}`;
}

/** A right-to-left name would move the age to its other side. */
const isLeftward = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thaana}]/u;

/** City and region in one line; once where they are the same (Berlin, Hamburg). */
export function placeLine(city: string, region: string | null | undefined): string {
  return region && region !== city ? `${city}, ${region}` : city;
}
