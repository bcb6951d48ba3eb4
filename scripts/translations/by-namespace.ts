/** The first part of a dotted key: a screen's group of texts. */
export const getNamespace = (key: string) => key.slice(0, key.indexOf('.'));

/** Groups items by key, in order. */
export function groupBy<T>(things: Iterable<T>, getGroup: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(getGroup(thing), [...(groups.get(getGroup(thing)) ?? []), thing]);
  return groups;
}
