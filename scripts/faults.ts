import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families } from './faults/families.ts';
import { formatTable, type Outcome } from './faults/results.ts';
import { runFamily } from './faults/run-family.ts';
import { writeSection } from './tables/markdown-table.ts';
import { answerHelp, refuseOption } from './usage.mjs';

const usage = `Runs the long form of the fault tests, family by family: many more kills, histories and repeats than verify:
  npm run faults -- [--write] [family …]
    --write  writes the newest results of each family to docs/strength.md
Families: ${families.map(({ name }) => name).join(', ')}`;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'test-results');
const outcomesFile = join(folder, 'faults.json');

answerHelp(usage);
const args = process.argv.slice(2);
const wanted = args.filter((arg) => arg !== '--write');
const unknown = wanted.filter((name) => families.every((each) => each.name !== name));
if (unknown.length) refuseOption(`Unknown: ${unknown.join(', ')}.`, usage);

const outcomes = readOutcomes();
const chosen = families.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
for (const family of chosen) {
  console.log(`\n${family.name}: ${family.what}`);
  outcomes[family.name] = await runFamily(root, family);
  // Saved after each family, because the long form takes hours and may be interrupted.
  mkdirSync(folder, { recursive: true });
  writeFileSync(outcomesFile, JSON.stringify(outcomes, null, 2));
}

const table = formatTable(outcomes);
console.log(`\n${table}`);
if (args.includes('--write')) {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() ?? 'an unknown processor';
  const machine = `${cpus().length} cores (${model}), ${process.platform} ${process.arch}, Node ${process.version}`;
  writeSection(root, 'strength.md', 'Results', `On ${machine}:\n\n${table}`);
}
process.exit(chosen.some(({ name }) => (outcomes[name]?.failed ?? 0) > 0) ? 1 : 0);

function readOutcomes(): Record<string, Outcome> {
  if (!existsSync(outcomesFile)) return {};
  return JSON.parse(readFileSync(outcomesFile, 'utf8')) as Record<string, Outcome>;
}
