import { Agent, setGlobalDispatcher } from 'undici';

/** Largest answer that a page reads, in bytes: a whole file of a sitemap, the largest there is, has a third of it. */
const pageAnswerLimit = 2 * 1024 * 1024;

/**
 * From now on an answer to `fetch` breaks off where it gets larger than anything of the contract, in whatever order the
 * framework copies and keeps it; calls that members make have a bound of their own (see http.ts).
 */
export function limitPageAnswers(): void {
  setGlobalDispatcher(new Agent({ maxResponseSize: pageAnswerLimit }));
}
