import { solveChallenge, type Challenge, type Solution } from './solve-challenge.ts';

/** What the worker says: the solution, or that it found none. */
export type WorkerAnswer = { solution: Solution } | { failed: true };

self.onmessage = ({ data }: MessageEvent<Challenge>) => {
  solveChallenge(data).then(
    (solution) => self.postMessage({ solution } satisfies WorkerAnswer),
    () => self.postMessage({ failed: true } satisfies WorkerAnswer),
  );
};
