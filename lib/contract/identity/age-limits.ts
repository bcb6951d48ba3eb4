/**
 * Years of age: nobody is younger than `min`, whatever a brand says, nor older than `oldest`; a search names up to `max`,
 * which takes in everybody above.
 */
export const ageLimits = { min: 18, max: 99, oldest: 110 } as const;
