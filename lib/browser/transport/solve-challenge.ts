import { solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CallResponse } from './types.ts';

export type Challenge = CallResponse<'GET /api/challenge.php'>['challenge'];
export type Solution = { counter: number; derivedKey: string };

type Solvable = Parameters<typeof solve>[0]['challenge'];

/** Longest search in milliseconds; the server expects a fraction of a second. */
const timeout = 60_000;

/**
 * Solves a challenge with the browser's own asynchronous cryptography, which does not block the page, even outside of a
 * worker. Throws if there is no solution.
 */
export async function solveChallenge(challenge: Challenge): Promise<Solution> {
  const solution = await solve({ challenge: challenge as unknown as Solvable, deriveKey, timeout });
  if (!solution) throw new Error('The challenge was not solved in time');
  return { counter: solution.counter, derivedKey: solution.derivedKey };
}
