import { parseJson } from '../platform/text.ts';

/** Where a visitor came from; section 3, tracking data, and the number that an affiliate gave the click. */
export type TrafficSource = {
  network?: string;
  ref?: string;
  sub1?: string;
  sub2?: string;
  sub3?: string;
  click_id?: string;
};

/** The parameters of a landing with the longest value the contract takes, in characters. */
const parameters = { network: 100, ref: 200, sub1: 200, sub2: 200, sub3: 200 } as const;

/** What affiliates call the number of a click. Those of search engines and their like are none of ours. */
const clickNames = ['click_id', 'clickid'];
const maxClickLength = 200;

const key = 'vonk_source';

/**
 * The tracking data in the query of a landing; null where there is none, since `sub1` to `sub3` and the number of the
 * click only refine a source.
 */
export function sourceOfQuery(query: string): TrafficSource | null {
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

/** Keeps the source for as long as the tab lives; the newest landing counts. */
export function saveSource(storage: Pick<Storage, 'setItem'>, source: TrafficSource): void {
  storage.setItem(key, JSON.stringify(source));
}

/** The source of this tab; null without one, or with one that cannot be read. */
export function loadSource(storage: Pick<Storage, 'getItem'>): TrafficSource | null {
  return parseStoredSource(parseJson(storage.getItem(key)));
}

/** The source in something that was kept; null where there is none in it. */
export function parseStoredSource(stored: unknown): TrafficSource | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string') as [string, string][];
  return sourceOfQuery(new URLSearchParams(texts).toString());
}

/** What neither a database nor a form refuses: without control characters, and no half of a character at the cut. */
function plain(value: string | null, max: number): string {
  const clean = (value ?? '').replace(/\p{Cc}/gu, '').trim();
  return clean.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
