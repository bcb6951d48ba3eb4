import { solveChallenge, type Challenge, type Solution } from './solve-challenge.ts';

/** The worker's response: the solution, or none. */
export type WorkerAnswer = { solution: Solution } | { failed: true };

self.onmessage = ({ data }: MessageEvent<Challenge>) => {
  solveChallenge(data).then(
    (solution) => self.postMessage({ solution } satisfies WorkerAnswer),
    () => self.postMessage({ failed: true } satisfies WorkerAnswer),
  );
};
