import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '../http/security-headers.ts';

/**
 * Whether a person opened the URL of the header `List-Unsubscribe`, as mail programs without RFC 8058 do; our pages
 * request JSON.
 */
export function isClickedLink({ method, headers }: IncomingMessage, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return path === '/api/unsubscribe.php' && isRead && (headers.accept ?? '').includes('text/html');
}

/** Redirects to the page that asks before stopping mails. */
export function redirectToPage(response: ServerResponse, search: string): void {
  const location = `/unsubscribe${search}`;
  response.writeHead(303, {
    ...securityHeaders,
    location,
    'cache-control': 'no-store',
    'content-length': '0',
  });
  response.end();
}
