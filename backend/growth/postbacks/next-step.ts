/** Seconds before the next try, after the first one that failed, the second, … */
const pauses = [60, 5 * 60, 30 * 60, 2 * 3600, 12 * 3600] as const;

export type NextStep = { to: 'done' | 'given_up' } | { to: 'waiting'; pause: number };

/** Answers that say "later" although they begin with 4. */
const later = new Set([408, 429]);

/**
 * What becomes of a postback after a try: told, told again later, or given up, since a network that refuses a call will
 * refuse it again.
 * @param status of the answer; null where none came
 * @param tries with this one
 */
export function nextStep(status: number | null, tries: number): NextStep {
  if (status !== null && status >= 200 && status < 300) return { to: 'done' };
  if (status !== null && status >= 400 && status < 500 && !later.has(status)) return { to: 'given_up' };
  const pause = pauses[tries - 1];
  return pause === undefined ? { to: 'given_up' } : { to: 'waiting', pause };
}
