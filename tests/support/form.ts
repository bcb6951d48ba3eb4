/** Whether `npm run verify` runs the tests of the gate alone; a runner that is started by hand runs all. */
export const isGate = process.env.VERIFY_FORM === 'gate';

/** A test for the long form alone: one that measures time, or repeats what the gate shows once. */
export function inLongForm(name: string, test: Parameters<typeof it>[1], timeoutMs?: number): void {
  if (!isGate) it(name, test, timeoutMs);
}

/** All of them in the long form, the first so many in the gate: for sweeps over languages, brands and pages. */
export function sample<T>(all: readonly T[], inGate = 1): readonly T[] {
  return isGate ? all.slice(0, inGate) : all;
}
