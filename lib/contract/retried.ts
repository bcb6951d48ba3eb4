import type { EndpointDefinition } from './endpoint.ts';

type Write = Pick<EndpointDefinition, 'method' | 'audience'> &
  Partial<Pick<EndpointDefinition, 'keyed' | 'idempotent' | 'form' | 'session'>>;

/** Calls that open a session: only a person retries them. A list, so that browsers need not load the contract. */
export const neverRetried: ReadonlySet<string> = new Set([
  'POST /api/user.php',
  'POST /api/signup.php',
  'PUT /api/password-reset.php',
  'PUT /api/reactivation.php',
]);

/**
 * Whether a write's first response is replayed for the same `Idempotency-Key`: all our writes that are neither `keyed`
 * nor `idempotent`. Never responses with a session: the key would be a login.
 */
export function isReplayed({ method, audience, keyed, idempotent, form, session }: Write): boolean {
  const isOurs = method !== 'GET' && !form && audience !== 'front';
  return isOurs && !keyed && !idempotent && session !== 'opens';
}
