// What must hold, in one command; CI runs this and nothing else. Plain Node: it installs the packages first.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, requireNode, root } from './install.mjs';
import { jest, playwright } from './test-reports.mjs';
import { requireOptions } from './usage.mjs';

requireOptions(
  `Installs, then runs what tells whether the product is right, and ends in "N passed, 0 failed":
  npm run verify            exits with 1 where something failed; one part alone: see "Every command" in docs/operating.md
  npm run verify -- --all   besides it the fault tests: processes that are killed, networks that fail, fuzzing`,
  ['--all'],
);
const isAll = process.argv.includes('--all');

/** No step takes nearly as long (milliseconds); what hangs is ended, with all that it has started, and has failed. */
const longestStep = 40 * 60 * 1000;
/** Milliseconds in which what is ended may clear up after itself. */
const grace = 20_000;
const isWindows = process.platform === 'win32';

const reports = mkdtempSync(join(tmpdir(), 'vonk-verify-'));
const failures = [];
let passed = 0;
let failed = 0;
let isBuilt = false;
/** What is running now, each with all that it has started. */
const groups = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    for (const id of groups) endGroup(id, signal);
    process.exit(1);
  });

requireNode();
if (install() !== 0) {
  console.log('The packages could not be installed.\n0 passed, 1 failed');
  process.exit(1);
}

await Promise.all([
  inTurn([
    ['lint', 'lint'],
    ['types', 'types'],
  ]),
  inTurn([
    ['format', 'format:check'],
    ['walls and cycles', 'walls'],
    ['dead code', 'unused'],
    ['catalogues', 'messages'],
    ['coverage map', 'coverage'],
    ['contract documents', 'docs:contract', '--check'],
  ]),
]);
isBuilt = await check('build', 'build');
await tests('unit tests', 'test:unit', jest);
await check('Java', 'java');
await testsOnStack('system tests', 'test:system', jest);
if (await check('a browser', 'chromium')) await testsOnStack('browser tests', 'test:e2e', playwright);
if (isAll) await testsOnStack('short fault tests', 'test:faults', jest);
else console.log('left   short fault tests (`npm run verify -- --all` runs them)');

rmSync(reports, { recursive: true, force: true });
console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}.` : '\nEverything holds.');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Checks one after the other; two such rows keep two cores busy. */
async function inTurn(checks) {
  for (const each of checks) await check(...each);
}

/** A step that counts as one. */
async function check(name, script, ...args) {
  const { status, seconds, output } = await run(script, args);
  const isWell = status === 0;
  count(name, isWell ? 1 : 0, isWell ? 0 : 1, seconds, output);
  return isWell;
}

/** A step that counts its tests. */
async function tests(name, script, runner) {
  const file = join(reports, `${script.replace(':', '-')}.json`);
  const { status, seconds, output } = await run(script, runner.args(file), runner.env(file));
  const result = readReport(file, runner);
  // A runner that fails without naming a test has failed once by itself.
  const unnamed = status !== 0 && result.failed === 0 ? 1 : 0;
  count(name, result.passed, result.failed + unnamed, seconds, output);
}

async function testsOnStack(name, script, runner) {
  if (isBuilt) await tests(name, script, runner);
  else count(name, 0, 1, 0, 'Not run: there is no build to run them on.\n');
}

function count(name, good, bad, seconds, output) {
  passed += good;
  failed += bad;
  if (bad > 0) {
    failures.push(name);
    process.stdout.write(`\n${output}\n`);
  }
  const counts = good + bad > 1 ? `, ${good} passed, ${bad} failed` : '';
  console.log(`${bad > 0 ? 'FAILED' : 'ok    '} ${name} (${seconds.toFixed(1)} s${counts})`);
}

function run(script, args, env = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
      // A group of its own, so that a stack which the step has started ends with it.
      detached: !isWindows,
    });
    const parts = [];
    groups.add(child.pid);
    const late = setTimeout(() => {
      parts.push(`\nEnded after ${longestStep / 60_000} minutes.\n`);
      endGroup(child.pid, 'SIGTERM');
      setTimeout(() => endGroup(child.pid, 'SIGKILL'), grace).unref();
    }, longestStep);
    child.stdout.on('data', (bytes) => parts.push(bytes));
    child.stderr.on('data', (bytes) => parts.push(bytes));
    child.on('error', (error) => parts.push(error.message));
    child.on('close', (status) => {
      clearTimeout(late);
      groups.delete(child.pid);
      const output = Buffer.concat(parts.map((part) => Buffer.from(part))).toString('utf8');
      resolve({ status, seconds: (Date.now() - started) / 1000, output });
    });
  });
}

function endGroup(id, signal) {
  try {
    process.kill(isWindows ? id : -id, signal);
  } catch {
    // It has ended meanwhile.
  }
}

function readReport(file, runner) {
  try {
    return runner.read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
