/**
 * Pages served by this process: `hit` from memory, `stale` from memory while being refreshed, `miss` rendered or
 * unavailable.
 */
export const pageCounters = { hit: 0, stale: 0, miss: 0 };
