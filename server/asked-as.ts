import type { IncomingMessage } from 'node:http';
import type { AskedAs } from '../lib/site/public-origin.ts';

/**
 * How a request came to the brand. Anybody may write the header; it decides about nothing but the addresses that this same
 * request is told on a local name.
 */
export function askedAs({ headers }: IncomingMessage): AskedAs {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return { scheme, host: headers.host };
}
