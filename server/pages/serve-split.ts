import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseSplit } from '../../lib/site/choose-split.ts';
import type { SitePage } from '../../lib/site/resolve.ts';
import { securityHeaders } from '../http/security-headers.ts';

/** Leads a visitor of a split test to the page that is chosen for them, before any page is looked up; false where there is none. */
export function serveSplit(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
  page: SitePage,
): boolean {
  // All but a few addresses are told here to be none of them.
  if (!search.includes('split=')) return false;
  const location = chooseSplit(page, { path, search, cookies: request.headers.cookie });
  if (!location) return false;
  response.writeHead(307, {
    ...securityHeaders,
    location,
    'cache-control': 'no-store',
    'content-length': '0',
  });
  response.end();
  return true;
}
