import type { IncomingMessage } from 'node:http';
import { hostName, isLocalName } from '../../lib/site/host-name.ts';
import type { RequestOrigin } from '../../lib/site/public-origin.ts';

/**
 * How a request came to the brand. Anybody may write the header; it decides about nothing but the addresses that this same
 * request is told on a local name.
 */
export function requestOrigin({ headers }: Pick<IncomingMessage, 'headers'>): RequestOrigin {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return { scheme, host: headers.host };
}

/** The scheme by which a browser sees the site: a name that is not local is served over https alone. */
export function schemeOf(request: Pick<IncomingMessage, 'headers'>): 'http' | 'https' {
  const { scheme, host } = requestOrigin(request);
  const name = hostName(host);
  return name !== null && !isLocalName(name) ? 'https' : scheme;
}
