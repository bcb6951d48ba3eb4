import type { Accounts } from './accounts.ts';
import type { Check } from './check.ts';
import { World } from './world.ts';

/** Result of a check; `problem` is null on success. */
export type Outcome = { name: string; problem: string | null };

/** Runs the checks in sequence against the server at `url`; calls `report` after each. */
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

/** Names why there was no response; fetch hides the reason in the cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
