import { existsSync, readFileSync, statSync } from 'node:fs';

export type MutationScore = { score: number; caught: number; all: number; date: string };

type Report = { files: Record<string, { mutants: { status: string }[] }> };

const caughtAs: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const missedAs: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/** The result of the last `npm run mutate`, or null: the share of detected changes in percent. */
export function loadMutationScore(file: string): MutationScore | null {
  if (!existsSync(file)) return null;
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const caught = states.filter((status) => caughtAs.has(status)).length;
  const all = caught + states.filter((status) => missedAs.has(status)).length;
  const date = statSync(file).mtime.toISOString().slice(0, 10);
  return { score: all === 0 ? 0 : (100 * caught) / all, caught, all, date };
}
