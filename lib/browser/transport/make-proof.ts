import { ApiError } from './api-error.ts';
import { callApi } from './call.ts';
import type { WorkerAnswer } from './proof.worker.ts';
import type { Challenge, Solution } from './solve-challenge.ts';

/** A solved challenge for the calls. */
export type Proof = {
  text: string;
  /** By `performance.now()`, in milliseconds. */
  validUntil: number;
};

/** Seconds by which a proof expires here earlier than on the server, to allow for its transfer. */
const margin = 60;

/** Fetches a challenge and solves it. @throws ApiError with `proof_missing` where this browser cannot solve it */
export async function makeProof(): Promise<Proof> {
  const startedAt = performance.now();
  const { challenge, expires_in: seconds } = await callApi('GET /api/challenge.php');
  const solution = await solve(challenge).catch(() => {
    throw new ApiError(0, { error: 'proof_missing' });
  });
  return {
    text: btoa(JSON.stringify({ challenge, solution })),
    validUntil: startedAt + (seconds - margin) * 1000,
  };
}

/** In a worker, so that the page is not blocked; on the main thread if that fails. */
async function solve(challenge: Challenge): Promise<Solution> {
  const solution = await solveInWorker(challenge).catch(() => null);
  return solution ?? (await import('./solve-challenge.ts')).solveChallenge(challenge);
}

async function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  if (typeof Worker === 'undefined') return null;
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url));
  try {
    return await new Promise<Solution | null>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
        resolve('solution' in data ? data.solution : null);
      worker.onerror = () => resolve(null);
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
