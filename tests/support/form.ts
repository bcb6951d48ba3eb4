/** Whether `npm run verify` runs only the gate; a manually started runner runs everything. */
export const isGate = process.env.VERIFY_FORM === 'gate';

/** A test for the long form only: it measures time, or repeats what the gate shows once. */
export function inLongForm(name: string, test: Parameters<typeof it>[1], timeoutMs?: number): void {
  if (!isGate) it(name, test, timeoutMs);
}

/** All items in the long form, the first `inGate` in the gate: for sweeps over languages, brands and pages. */
export function sample<T>(all: readonly T[], inGate = 1): readonly T[] {
  return isGate ? all.slice(0, inGate) : all;
}
