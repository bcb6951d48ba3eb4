import { useMoment } from '../use-moment.ts';

/** Formats an ISO timestamp's date. */
export const useDay = () => useMoment({ dateStyle: 'long' });

/** Formats an ISO timestamp to the minute, for deadlines. */
export const useMinute = () => useMoment({ dateStyle: 'long', timeStyle: 'short' });
