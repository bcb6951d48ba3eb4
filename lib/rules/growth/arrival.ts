import { landingSlug } from './landing-slug.ts';
import { sourceOfQuery, type TrafficSource } from './traffic-source.ts';

type Load = {
  query: string;
  /** Without locale. */
  path: string;
  /** Host of the page and address of the page before it, empty for none. */
  host: string;
  referrer: string;
  /** `PerformanceNavigationTiming.type`. */
  navigation: string;
};

/** What is counted of a visit: never the number of the click, which is one person's. */
export type Visit = Omit<TrafficSource, 'click_id'> & {
  slug?: string | undefined;
  lb: boolean;
};

/** Seconds in which a page that nobody has touched counts as bounced when it is left. */
export const bounceSeconds = 10;

/**
 * The arrival that loading a page is: on a lander, by an affiliate's link, or where `lb` enables the logging of bounces.
 * Null for everything else, for reloads, and for who comes from another page of the same site.
 */
export function findArrival({ query, path, host, referrer, navigation }: Load): Visit | null {
  if (navigation !== 'navigate' || hostOf(referrer) === host) return null;
  const source = sourceOfQuery(query);
  const slug = landingSlug(path);
  const lb = new URLSearchParams(query).has('lb');
  if (!source && !slug && !lb) return null;
  const { click_id: _one, ...counted } = source ?? {};
  return { ...counted, slug: slug ?? undefined, lb };
}

/** Of an address as browsers write it; nothing of an empty one. */
const hostOf = (address: string) => address.split('/')[2];
