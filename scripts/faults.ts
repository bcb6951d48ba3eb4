import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatDocument, buildLines, formatTable } from './faults/document.ts';
import { families } from './faults/families.ts';
import { loadMutationScore } from './faults/mutation-score.ts';
import { runFamily, type Outcome } from './faults/run-family.ts';
import { answerHelp, refuseOption } from './usage.mjs';

const usage = `The strength table, family by family:
  npm run faults -- [--long] [--write] [--table] [family …]
    --long   the long form: many more kills, histories, repeats
    --write  writes docs/strength.md from the newest run of each family
    --table  runs nothing, shows what is known
Families: ${families.map(({ name }) => name).join(', ')}`;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'test-results');
const outcomesFile = join(folder, 'faults.json');

answerHelp(usage);
const { values, positionals } = readOptions();
const unknown = positionals.filter((name) => families.every((each) => each.name !== name));
if (unknown.length) refuseOption(`Unknown: ${unknown.join(', ')}.`, usage);

const outcomes = readOutcomes();
const chosen = values.table
  ? []
  : families.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
for (const family of chosen) {
  console.log(`\n${family.name}: ${family.what}`);
  outcomes[family.name] = await runFamily(root, family, values.long);
  // Saved after each family, because the long form takes hours and may be interrupted.
  mkdirSync(folder, { recursive: true });
  writeFileSync(outcomesFile, JSON.stringify(outcomes, null, 2));
}

const mutation = loadMutationScore(join(folder, 'mutation.json'));
console.log(`\n${formatTable(buildLines(families, outcomes, mutation))}`);
if (values.write)
  writeFileSync(join(root, 'docs', 'strength.md'), formatDocument(families, outcomes, mutation));
process.exit(chosen.some(({ name }) => (outcomes[name]?.failed ?? 0) > 0) ? 1 : 0);

function readOutcomes(): Record<string, Outcome> {
  if (!existsSync(outcomesFile)) return {};
  return JSON.parse(readFileSync(outcomesFile, 'utf8')) as Record<string, Outcome>;
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        long: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        table: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuseOption(error instanceof Error ? error.message : String(error), usage);
  }
}
