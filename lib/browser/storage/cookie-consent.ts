import { browserStorage } from './storage.ts';

/** Storage key of the consent. */
export const statisticsKey = 'vonk_statistics';

/** Whether the user has allowed this browser to remember the traffic source across visits; false by default. */
export function allowsStatistics(): boolean {
  return browserStorage.getItem(statisticsKey) === 'yes';
}

/** The lasting storage, if allowed. */
export function lastingStorage(): typeof browserStorage | null {
  return allowsStatistics() ? browserStorage : null;
}
