import type { EndpointDefinition } from './endpoint.ts';

type Write = Pick<EndpointDefinition, 'method' | 'audience'> &
  Partial<Pick<EndpointDefinition, 'keyed' | 'idempotent' | 'form' | 'session'>>;

/** The calls that open a session: only a person tries them again. Browsers know them by this list, without the contract. */
export const neverRetried: ReadonlySet<string> = new Set([
  'POST /api/user.php',
  'POST /api/signup.php',
  'PUT /api/password-reset.php',
  'PUT /api/reactivation.php',
]);

/**
 * Whether the first answer to a write is given again for the same `Idempotency-Key`: every write of ours that neither
 * keeps the key with its effect (`keyed`) nor is the same when it is done twice (`idempotent`). Never an answer with a
 * session in it: the key would be a login.
 */
export function isReplayed({ method, audience, keyed, idempotent, form, session }: Write): boolean {
  const isOurs = method !== 'GET' && !form && audience !== 'front';
  return isOurs && !keyed && !idempotent && session !== 'opens';
}
