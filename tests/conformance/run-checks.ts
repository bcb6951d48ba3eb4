import type { Accounts } from './accounts.ts';
import type { Check } from './check.ts';
import { World } from './world.ts';

/** What came of a check; `problem` is null where the server keeps the promise. */
export type Outcome = { name: string; problem: string | null };

/** Runs the checks one after the other against the server at `url`; `report` hears of each as it ends. */
export async function runChecks(
  url: string,
  accounts: Accounts,
  checks: readonly Check[],
  report: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome[]> {
  const world = new World(url, accounts);
  const outcomes: Outcome[] = [];
  for (const { name, run } of checks) {
    const problem = await run(world).then(
      () => null,
      (error: unknown) => describe(error),
    );
    outcomes.push({ name, problem });
    report({ name, problem });
  }
  return outcomes;
}

/** A server that does not answer at all is named by the reason, which fetch hides in the cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
