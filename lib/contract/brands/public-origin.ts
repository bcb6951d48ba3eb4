import { isLocalName } from './host-name.ts';

/** Scheme and host of a request to the front. */
export type RequestOrigin = { scheme: 'http' | 'https'; host: string | undefined };

/**
 * Scheme, host and port of a brand's own addresses: https on its primary host. A local name has neither certificate nor
 * standard port, so the request's origin applies.
 */
export function publicOrigin(primaryHost: string, { scheme, host }: RequestOrigin): string {
  if (!isLocalName(primaryHost)) return `https://${primaryHost}`;
  const port = /:\d{1,5}$/.exec(host ?? '')?.[0] ?? '';
  return `${scheme}://${primaryHost}${port}`;
}
