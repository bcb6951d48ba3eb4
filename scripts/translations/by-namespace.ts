/** The first part of a dotted key, which names a file of the catalogue. */
export const namespaceOf = (key: string) => key.slice(0, key.indexOf('.'));

/** Things that each have a key, by its namespace, in the order in which they come. */
export function byNamespace<T>(things: Iterable<T>, keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const namespace = namespaceOf(keyOf(thing));
    groups.set(namespace, [...(groups.get(namespace) ?? []), thing]);
  }
  return groups;
}
