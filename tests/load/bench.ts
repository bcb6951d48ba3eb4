import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { innermostWords } from '../../backend/platform/db/database-trouble.ts';
import { writeSection } from '../../scripts/tables/markdown-table.ts';
import { answerHelp, refuseOption } from '../../scripts/usage.mjs';
import { announceStacks } from '../support/stack.ts';
import { startStack } from '../support/start-stack.ts';
import { cores, describeMachine, pin } from './machine.ts';
import { parseOptions, usage, type Group, type Options } from './options.ts';
import { stopAll, root } from './processes.ts';
import { failedRow, formatTable, type Row, limitRow } from './report.ts';
import { createStackParts } from './stack-parts.ts';
import { startRows } from './start-rows.ts';

/**
 * Prints the speed table, each row with a reference of the same run (`npm run bench -- --help`). A failed measurement
 * is a row with the reason.
 */

answerHelp(usage);
const options = optionsOrEnd();
const machine = describeMachine();
const rows: Row[] = [];

const ahead: ReadonlySet<Group> = new Set(['build', 'start']);
await measure('build', () => [buildRow()]);
await measure('start', startRows);

const sessionSecret = 'a-secret-for-measurements-and-nothing-else';
process.env.SESSION_SECRET = sessionSecret;
if ([...options.groups].some((group) => !ahead.has(group))) {
  // Processes started now inherit the servers' core; the load moves to the other one later.
  pin(process.pid, cores.server);
  const stack = await startStack();
  pin(process.pid, cores.load);
  announceStacks([stack.address]);
  try {
    const parts = createStackParts(stack.address, sessionSecret, options.quick);
    for (const [group, part] of Object.entries(parts)) await measure(group as Group, part);
  } finally {
    await stopAll();
    await stack.stop();
  }
}

const figures = `Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench -- --write\` after \`npm run build\`, on ${machine}.

${formatTable(rows)}`;
console.log(`\n${figures}`);
if (options.write) writeSection(root, 'performance.md', 'Figures', figures);
process.exit();

function optionsOrEnd(): Options {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    // Node appends irrelevant hints about the command line.
    const [reason = ''] = innermostWords(error).split('. ');
    return refuseOption(reason.replace(/\.?$/, '.'), usage);
  }
}

/** Adds a part's rows to the table and prints them at once; a failure does not affect the other parts. */
async function measure(group: Group, part: () => Promise<Row[]> | Row[]): Promise<void> {
  if (!options.groups.has(group)) return;
  let measured: Row[];
  try {
    measured = await part();
  } catch (error) {
    await stopAll();
    measured = [failedRow(group, error)];
  }
  rows.push(...measured);
  for (const { what, ours, ratio, reached } of measured) {
    console.log(`${reached === false ? 'missed ' : ''}${what}: ${ours} ${ratio}`.trimEnd());
  }
}

/**
 * Seconds of a clean build.
 * @throws {Error} with the build's output
 */
export function buildRow(): Row {
  for (const outdated of ['.next', join('dist', 'built-from')])
    rmSync(join(root, outdated), { recursive: true, force: true });
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts', 'build', 'build.ts')],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The build failed:\n${String(stdout)}\n${String(stderr)}`);
  return limitRow('build, cold', (performance.now() - began) / 1000, 90, 's');
}
