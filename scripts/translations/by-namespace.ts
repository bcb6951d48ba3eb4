/** The first part of a dotted key: the group of texts that a screen asks for. */
export const namespaceOf = (key: string) => key.slice(0, key.indexOf('.'));

/** Things by what `groupOf` says of each, in the order in which they come. */
export function groupBy<T>(things: Iterable<T>, groupOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(groupOf(thing), [...(groups.get(groupOf(thing)) ?? []), thing]);
  return groups;
}
