/** Who somebody is, in one line: the age stands behind the name unless the member does not show it. */
export function nameLine(name: string, age: number | null): string {
  return age === null ? name : `${name}, ${age}`;
}
