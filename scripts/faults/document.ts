import { cpus } from 'node:os';
import type { Family } from './families.ts';
import type { MutationScore } from './mutation-score.ts';
import type { Outcome } from './run-family.ts';

type Line = { what: string; target: string; reached: string; command: string; date: string };

/** Percent of changes to the code that a test has to notice. */
const leastScore = 85;

/** The strength table: a line for each family, and one for the mutation score. */
export function linesOf(
  families: readonly Family[],
  outcomes: Readonly<Record<string, Outcome>>,
  mutation: MutationScore | null,
): Line[] {
  const lines = families.map(({ name, what, target, long }) => {
    const outcome = outcomes[name];
    return {
      what,
      target,
      reached: outcome ? reachedOf(outcome, Object.keys(long).length > 0) : 'not run',
      command: outcome?.command ?? `npm run faults -- ${name}`,
      date: outcome?.date ?? '',
    };
  });
  return [
    ...lines,
    {
      what: 'mutation score on money, authorisation, sessions, limits',
      target: `≥ ${leastScore} %`,
      reached: mutation ? scoreText(mutation) : 'not run',
      command: 'npm run mutate',
      date: mutation?.date ?? '',
    },
  ];
}

/** A short run proves no target that asks for a long one. */
function reachedOf({ form, passed, failed, seconds }: Outcome, hasLongForm: boolean): string {
  const holds = form === 'short' && hasLongForm ? 'in short' : 'yes';
  const verdict = failed === 0 && passed > 0 ? holds : '**no**';
  const counts = failed === 0 ? `${passed} tests` : `${passed} tests, ${failed} failed`;
  return `${verdict} (${form}, ${counts}, ${seconds} s)`;
}

function scoreText({ score, caught, all }: MutationScore): string {
  const verdict = score >= leastScore ? 'yes' : '**no**';
  return `${verdict} (${score.toFixed(1)} %, ${caught} of ${all})`;
}

/** The lines as a Markdown table, its columns in line. */
export function tableOf(lines: readonly Line[]): string {
  const cells = [
    ['what', 'target', 'reached', 'command', 'date'],
    ...lines.map(({ what, target, reached, command, date }) => [
      what,
      target,
      reached,
      `\`${command}\``,
      date,
    ]),
  ];
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(3, ...cells.map((line) => [...(line[column] ?? '')].length)),
  );
  const rows = cells.map(
    (line) => `| ${line.map((cell, column) => pad(cell, widths[column] ?? 0)).join(' | ')} |`,
  );
  rows.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return rows.join('\n');
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(width - [...text].length);
}

/** The contents of `docs/strength.md`. */
export function documentOf(
  families: readonly Family[],
  outcomes: Readonly<Record<string, Outcome>>,
  mutation: MutationScore | null,
): string {
  const told = families.flatMap(({ name, what }) => {
    const said = outcomes[name]?.said ?? [];
    return said.length ? [`- ${what}:\n${said.map((line) => `  - ${line}`).join('\n')}`] : [];
  });
  return `# Strength

Written by \`npm run faults -- --write\` from the newest run of each family, on ${machine()}.

${tableOf(linesOf(families, outcomes, mutation))}

## What the tests say of what they did

${told.length ? told.join('\n') : 'Nothing has been run yet.'}

## How it is shown

- \`npm run faults -- --long [family …]\` runs the long form, without \`--long\` the short one, which is also part of
  \`npm run verify\`; \`--table\` runs nothing and shows what is known. Each family starts a stack of its own on free ports.
- What is thrown by dice is thrown again with \`SEED=<number>\`; a test prints the seed that it used.
- Faults of the network are made by \`tests/support/fault-proxy.ts\`, which refuses, hangs, delays, drips, resets, truncates
  and cuts; \`tests/support/impostor.ts\` stands where the backend should and answers what no backend would.
- Kills are \`SIGKILL\`: nothing is told, flushed or closed.
- A changed line that no test notices counts against the mutation score; it is measured on the files that unit tests
  cover, which \`stryker.config.json\` names: not on settling with a database, the limits' stores or the roles of calls, which
  the families above hold.
`;
}

function machine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() ?? 'an unknown processor';
  return `${cpus().length} cores (${model}), ${process.platform} ${process.arch}, Node ${process.version}`;
}
