import { browserStorage } from './storage.ts';

/** Where the yes is kept. */
export const statisticsKey = 'vonk_statistics';

/** Whether whoever uses this browser has allowed it to remember, across visits, how it came here; without a word: no. */
export function allowsStatistics(): boolean {
  return browserStorage.getItem(statisticsKey) === 'yes';
}

/** The storage that outlasts a visit, where that is allowed. */
export function lastingStorage(): typeof browserStorage | null {
  return allowsStatistics() ? browserStorage : null;
}
