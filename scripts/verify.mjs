// Everything that must hold, in one command; CI runs this and nothing else. Plain Node: it installs the packages first.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, requireNode, root } from './install.mjs';
import { jest, playwright } from './test-reports.mjs';

/** No step takes nearly as long (milliseconds); what hangs is ended and has failed. */
const longestStep = 15 * 60 * 1000;

const reports = mkdtempSync(join(tmpdir(), 'vonk-verify-'));
const failures = [];
let passed = 0;
let failed = 0;
let isBuilt = false;

requireNode();
if (install() !== 0) {
  console.log('The packages could not be installed.\n0 passed, 1 failed');
  process.exit(1);
}

check('format', 'format:check');
check('lint', 'lint');
check('types', 'types');
check('walls and cycles', 'walls');
check('dead code', 'unused');
check('catalogues', 'messages');
check('coverage map', 'coverage');
check('contract documents', 'docs:contract', '--check');
isBuilt = check('build', 'build');
tests('unit tests', 'test:unit', jest);
testsOnStack('contract tests', 'test:contract', jest);
if (check('a browser', 'chromium')) testsOnStack('browser tests', 'test:e2e', playwright);
testsOnStack('short fault tests', 'test:faults', jest);

rmSync(reports, { recursive: true, force: true });
console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}.` : '\nEverything holds.');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** A step that counts as one. */
function check(name, script, ...args) {
  const { status, seconds, output } = run(script, args);
  const isWell = status === 0;
  count(name, isWell ? 1 : 0, isWell ? 0 : 1, seconds, output);
  return isWell;
}

/** A step that counts its tests. */
function tests(name, script, runner) {
  const file = join(reports, `${script.replace(':', '-')}.json`);
  const { status, seconds, output } = run(script, runner.args(file), runner.env(file));
  const result = readReport(file, runner);
  // A runner that fails without naming a test has failed once by itself.
  const unnamed = status !== 0 && result.failed === 0 ? 1 : 0;
  count(name, result.passed, result.failed + unnamed, seconds, output);
}

function testsOnStack(name, script, runner) {
  if (isBuilt) tests(name, script, runner);
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
  const { status, stdout, stderr, error } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    timeout: longestStep,
    shell: process.platform === 'win32',
  });
  const output = [stdout, stderr, error?.message].filter(Boolean).join('\n');
  return { status, seconds: (Date.now() - started) / 1000, output };
}

function readReport(file, runner) {
  try {
    return runner.read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
