import { isLocalName } from './host-name.ts';

/** How somebody came to the front. */
export type RequestOrigin = { scheme: 'http' | 'https'; host: string | undefined };

/**
 * Scheme, host and port of a brand's own addresses: https on its primary host. A local name has neither a certificate nor
 * the standard port, so there it is what the request came by.
 */
export function publicOrigin(primaryHost: string, { scheme, host }: RequestOrigin): string {
  if (!isLocalName(primaryHost)) return `https://${primaryHost}`;
  const port = /:\d{1,5}$/.exec(host ?? '')?.[0] ?? '';
  return `${scheme}://${primaryHost}${port}`;
}
