/** Where a visitor came from; section 3, tracking data. */
export type TrafficSource = { network?: string; ref?: string; sub1?: string; sub2?: string; sub3?: string };

/** The parameters of a landing with the longest value the contract takes, in characters. */
const parameters = { network: 100, ref: 200, sub1: 200, sub2: 200, sub3: 200 } as const;

const key = 'vonk_source';

/** The tracking data in the query of a landing; null where there is none, since `sub1` to `sub3` only refine a source. */
export function sourceOfQuery(query: string): TrafficSource | null {
  const given = new URLSearchParams(query);
  const source: TrafficSource = {};
  for (const [name, longest] of Object.entries(parameters) as [keyof TrafficSource, number][]) {
    const value = given.get(name)?.slice(0, longest);
    if (value) source[name] = value;
  }
  return source.network || source.ref ? source : null;
}

/** Keeps the source for as long as the tab lives; the newest landing counts. */
export function keepSource(storage: Pick<Storage, 'setItem'>, source: TrafficSource): void {
  try {
    storage.setItem(key, JSON.stringify(source));
  } catch {
    // Without storage the source counts for this page alone.
  }
}

/** The source of this tab; null without one, or with one that cannot be read. */
export function keptSource(storage: Pick<Storage, 'getItem'>): TrafficSource | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Record<string, unknown> | null;
    if (!kept) return null;
    const texts = Object.entries(kept).filter(([, value]) => typeof value === 'string') as [string, string][];
    return sourceOfQuery(new URLSearchParams(texts).toString());
  } catch {
    return null;
  }
}
