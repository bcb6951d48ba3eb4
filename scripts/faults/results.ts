import { markdownTable } from '../tables/markdown-table.ts';
import { families } from './families.ts';

/** The last run of a family. */
export type Outcome = {
  passed: number;
  failed: number;
  seconds: number;
  /** YYYY-MM-DD. */
  date: string;
  /** Lines that the tests print about their work. */
  findings: string[];
};

export type Outcomes = Readonly<Record<string, Outcome>>;

/** The results of all families as a table. */
export function formatTable(outcomes: Outcomes): string {
  return markdownTable([
    ['what', 'target', 'reached', 'command', 'date'],
    ...families.map(({ name, what, target }) => {
      const outcome = outcomes[name];
      const reached = outcome ? reachedBy(outcome) : 'not run';
      return [what, target, reached, `\`npm run faults -- ${name}\``, outcome?.date ?? ''];
    }),
  ]);
}

function reachedBy({ passed, failed, seconds }: Outcome): string {
  const verdict = failed === 0 && passed > 0 ? 'yes' : '**no**';
  const counts = failed === 0 ? `${passed} tests` : `${passed} tests, ${failed} failed`;
  return `${verdict} (${counts}, ${seconds} s)`;
}
