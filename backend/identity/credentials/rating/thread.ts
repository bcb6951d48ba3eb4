import { parentPort } from 'node:worker_threads';
import { estimate, type Rating } from './estimate.ts';

/** What the thread is asked and answers, each pair under one number. */
export type Question = { number: number; password: string; known: string[] };
export type Reply = { number: number; rating: Rating };

parentPort?.on('message', ({ number, password, known }: Question) => {
  parentPort?.postMessage({ number, rating: estimate(password, known) } satisfies Reply);
});
