/** A visitor's traffic source: tracking data (`docs/specification.md` §3) and an affiliate's click id. */
export type TrafficSource = {
  network?: string;
  ref?: string;
  sub1?: string;
  sub2?: string;
  sub3?: string;
  click_id?: string;
};

/** The parameters of a landing with the contract's maximum lengths, in characters. */
const parameters = { network: 100, ref: 200, sub1: 200, sub2: 200, sub3: 200 } as const;

/** Affiliates' names for the click id. Those of search engines and the like are not used. */
const clickNames = ['click_id', 'clickid'];
const maxClickLength = 200;

/** The tracking data in a landing's query; null for none, as `sub1` to `sub3` and the click id only refine a source. */
export function sourceFromQuery(query: string): TrafficSource | null {
  const given = new URLSearchParams(query);
  const source: TrafficSource = {};
  for (const [name, max] of Object.entries(parameters) as [keyof TrafficSource, number][]) {
    const value = plain(given.get(name), max);
    if (value) source[name] = value;
  }
  const click = clickNames.map((name) => plain(given.get(name), maxClickLength)).find(Boolean);
  if (click) source.click_id = click;
  return source.network || source.ref ? source : null;
}

/** The source in stored data; null for none. */
export function parseStoredSource(stored: unknown): TrafficSource | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string') as [string, string][];
  return sourceFromQuery(new URLSearchParams(texts).toString());
}

/** Sanitises a value for databases and forms: no control characters, and no split surrogate pair at the cut. */
function plain(value: string | null, max: number): string {
  const clean = (value ?? '').replace(/\p{Cc}/gu, '').trim();
  return clean.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
