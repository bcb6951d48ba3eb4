import { Agent, setGlobalDispatcher } from 'undici';

/** Largest response for a page, in bytes; the largest there is, a whole sitemap file, has a third of it. */
const pageAnswerLimit = 2 * 1024 * 1024;

/**
 * Aborts `fetch` responses larger than anything in the contract, however the framework copies and caches them; members'
 * calls have their own limit (see http.ts).
 */
export function limitPageAnswers(): void {
  setGlobalDispatcher(new Agent({ maxResponseSize: pageAnswerLimit }));
}
