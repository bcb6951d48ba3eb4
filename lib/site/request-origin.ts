import { hostName, isLocalName } from '../contract/brands/host-name.ts';
import type { RequestOrigin } from '../contract/brands/public-origin.ts';

type Request = { headers: { host?: string | undefined; [name: string]: string | string[] | undefined } };

/**
 * How a request came to the brand. Anybody may write the header; it decides about nothing but what this same request is
 * told, and held to, on a local name.
 */
export function requestOrigin({ headers }: Request): RequestOrigin {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return { scheme, host: headers.host };
}

/** The scheme by which a browser sees the site: a name that is not local is served over https alone. */
export function getScheme(request: Request): 'http' | 'https' {
  const { scheme, host } = requestOrigin(request);
  const name = hostName(host);
  return name !== null && !isLocalName(name) ? 'https' : scheme;
}
