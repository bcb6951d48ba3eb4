import { keepSource, keptSource, sourceOfQuery, type TrafficSource } from '../rules/traffic-source.ts';

/** Remembers where a visit came from, when the query of its landing says so. First-party, and only as long as the tab lives. */
export function rememberTrafficSource(query: string): void {
  const source = sourceOfQuery(query);
  if (source) keepSource(sessionStorage, source);
}

/** Where this visit came from: by the address of the page, else by what was remembered of the landing. */
export function trafficSource(): TrafficSource | null {
  return sourceOfQuery(location.search) ?? keptSource(sessionStorage);
}
