/** Ages in years: `min` for every brand; a search up to `max` includes everyone older; `oldest` is the highest age. */
export const ageLimits = { min: 18, max: 99, oldest: 110 } as const;
