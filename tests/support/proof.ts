import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { endpoints } from '../../lib/contract/endpoints.ts';
import { endpointName, type EndpointDefinition } from '../../lib/contract/endpoint.ts';

const all: readonly EndpointDefinition[] = endpoints;
const proven = new Set(all.filter((each) => each.proof).map(endpointName));

export function takesProof(name: string): boolean {
  return proven.has(name);
}

/** Solves a challenge of `GET /api/challenge.php`, as our pages do. */
export async function solveProof(answer: unknown): Promise<string> {
  const { challenge } = answer as { challenge: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved');
  const { counter, derivedKey } = solution;
  return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64');
}
