/** Who somebody is, in one line: the age stands behind the name unless the member does not show it. */
export function nameLine(name: string, age: number | null): string {
  const apart = isLeftward.test(name) ? `\u2068${name}\u2069` : name;
  return age === null ? apart : `${apart}, ${age}`;
}

/** Such a name would draw the age to its other side. */
const isLeftward = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thaana}]/u;
