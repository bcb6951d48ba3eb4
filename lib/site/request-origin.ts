import { hostName, isLocalName, type RequestOrigin } from '../contract/brands/hosts.ts';

type Request = { headers: { host?: string | undefined; [name: string]: string | string[] | undefined } };

/** A request's origin. The header is untrusted; it only affects the response to this request, on a local name. */
export function requestOrigin({ headers }: Request): RequestOrigin {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return { scheme, host: headers.host };
}

/** The scheme for browsers: names that are not local are only served over https. */
export function getScheme(request: Request): 'http' | 'https' {
  const { scheme, host } = requestOrigin(request);
  const name = hostName(host);
  return name !== null && !isLocalName(name) ? 'https' : scheme;
}
