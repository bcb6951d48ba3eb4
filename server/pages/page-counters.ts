/**
 * How pages were answered since this process began, in plain numbers: `hit` from memory, `stale` from memory past their
 * time while they are made anew, `miss` rendered or not to be had.
 */
export const pageCounters = { hit: 0, stale: 0, miss: 0 };
