/** Seconds before the next try, by the number of failed ones. */
const delays = [60, 5 * 60, 30 * 60, 2 * 3600, 12 * 3600] as const;

export type NextStep = { to: 'done' | 'given_up' } | { to: 'waiting'; delaySeconds: number };

/** 4xx statuses that are worth a retry. */
const later = new Set([408, 429]);

/**
 * The next step after a try; a network that refuses a call is not retried. @param status of the response; null without
 * one @param attempts including this one
 */
export function nextStep(status: number | null, attempts: number): NextStep {
  if (status !== null && status >= 200 && status < 300) return { to: 'done' };
  if (status !== null && status >= 400 && status < 500 && !later.has(status)) return { to: 'given_up' };
  const delaySeconds = delays[attempts - 1];
  return delaySeconds === undefined ? { to: 'given_up' } : { to: 'waiting', delaySeconds };
}
