import type { EndpointDefinition } from './endpoint.ts';

type Write = Pick<EndpointDefinition, 'method' | 'path' | 'audience'> &
  Partial<Pick<EndpointDefinition, 'keyed' | 'idempotent' | 'form'>>;

/** Attempts that only a person makes: a wrong password counts towards the lock, and a signup opens a session. */
export const neverRetried: ReadonlySet<string> = new Set(['POST /api/user.php', 'POST /api/signup.php']);

/**
 * Whether the first answer to a write is given again for the same `Idempotency-Key`: every write of ours that neither
 * keeps the key with its effect (`keyed`) nor is the same when it is done twice (`idempotent`).
 */
export function isReplayed({ method, path, audience, keyed, idempotent, form }: Write): boolean {
  const isOurs = method !== 'GET' && !form && audience !== 'front';
  return isOurs && !keyed && !idempotent && !neverRetried.has(`${method} ${path}`);
}
