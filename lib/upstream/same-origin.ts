import type { EndpointDefinition } from '../contract/endpoint.ts';
import { photoTypes } from '../contract/community/photos.ts';
import { getScheme } from '../site/request-origin.ts';

type Headers = { host?: string | undefined; [name: string]: string | string[] | undefined };

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Whether a browser reports that a page of this host and scheme made the request. Non-browsers report nothing. */
function originVerdict(headers: Headers): 'same' | 'foreign' | 'unsaid' {
  const fetchSite = one(headers['sec-fetch-site']);
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return 'foreign';
  const origin = one(headers.origin);
  if (origin !== undefined) return isOwn(origin, headers) ? 'same' : 'foreign';
  if (fetchSite === 'same-origin') return 'same';
  const referer = one(headers.referer);
  if (referer !== undefined) return isOwn(referer, headers) ? 'same' : 'foreign';
  return 'unsaid';
}

function isOwn(url: string, headers: Headers): boolean {
  const { host } = headers;
  if (host === undefined || !URL.canParse(url)) return false;
  const page = new URL(url);
  return page.host === host.toLowerCase() && page.protocol === `${getScheme({ headers })}:`;
}

/** Forms of any page can post text that looks like JSON, but never with this type. */
function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json *(?:;|$)/i.test(contentType);
}

/** Whether an upload has an accepted type; none of them can come from a form. */
export function isPhotoType(contentType: string | string[] | undefined): boolean {
  const type = one(contentType)?.split(';')[0]?.trim().toLowerCase();
  return (photoTypes as readonly (string | undefined)[]).includes(type);
}

/**
 * Writes from other sites are refused; browsers send the origin of every write, so a caller without one is no browser
 * and has no cookies to abuse. If a proxy hides the origin, JSON and photo types still distinguish a call from a form.
 * Logging out by GET must prove its origin (`docs/specification.md` §7).
 */
export function isForeign(
  method: string,
  { session, binary }: Pick<EndpointDefinition, 'session' | 'binary'>,
  headers: Headers,
): boolean {
  if (method === 'GET' || method === 'HEAD') return session === 'closes' && originVerdict(headers) !== 'same';
  const verdict = originVerdict(headers);
  const isForm = binary ? !isPhotoType(headers['content-type']) : !isJson(one(headers['content-type']));
  return verdict === 'foreign' || (verdict === 'unsaid' && isForm);
}
