import { landingSlug } from './landing-slug.ts';
import { sourceFromQuery, type TrafficSource } from './traffic-source.ts';

type Load = {
  query: string;
  /** Without locale. */
  path: string;
  /** Host of the page and address of the previous one, empty for none. */
  host: string;
  referrer: string;
  /** `PerformanceNavigationTiming.type`. */
  navigation: string;
};

/** The counted data of a visit, without the click id, which identifies a person. */
export type Visit = Omit<TrafficSource, 'click_id'> & {
  slug?: string | undefined;
  lb: boolean;
};

/** Leaving an untouched page within this many seconds counts as a bounce. */
export const bounceSeconds = 10;

/**
 * The arrival of a page load: on a lander, by an affiliate's link, or if `lb` enables the logging of bounces. Null
 * otherwise, for reloads, and for navigation within the site.
 */
export function findArrival({ query, path, host, referrer, navigation }: Load): Visit | null {
  if (navigation !== 'navigate' || getHost(referrer) === host) return null;
  const source = sourceFromQuery(query);
  const slug = landingSlug(path);
  const lb = new URLSearchParams(query).has('lb');
  if (!source && !slug && !lb) return null;
  const { click_id: _one, ...counted } = source ?? {};
  return { ...counted, slug: slug ?? undefined, lb };
}

/** The host of a browser's URL; none for an empty one. */
const getHost = (address: string) => address.split('/')[2];
