/** Where the yes is kept. */
export const statisticsKey = 'vonk_statistics';

/** Whether whoever uses this browser has allowed it to remember, across visits, how it came here; without a word: no. */
export function allowsStatistics(): boolean {
  try {
    return localStorage.getItem(statisticsKey) === 'yes';
  } catch {
    return false;
  }
}

/** The storage that outlasts a visit, where that is allowed. */
export function lastingStorage(): Storage | null {
  return allowsStatistics() ? localStorage : null;
}
