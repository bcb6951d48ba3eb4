/** Ages in years: `min` for every brand; a search up to `max` includes everyone older; `oldest` is the highest age. */
export const ageLimits = { min: 18, max: 99, oldest: 110 } as const;

/** Whole years between two calendar days (YYYY-MM-DD); a birthday on 29 February is on 1 March in other years. */
export function yearsBetween(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
