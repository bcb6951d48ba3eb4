// All checks in one command; CI runs only this. Plain Node: it installs the packages first.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, requireNode, root } from './install.mjs';
import { requireOptions, refuseOption } from './usage.mjs';
import { jest, playwright } from './verify/runners.mjs';
import { endSteps, runStep } from './verify/run-step.mjs';
import { printFailures, printSteps } from './verify/print.mjs';

/** Two sequences of checks in parallel keep two cores busy. */
const checks = [
  [
    { name: 'lint', script: 'lint' },
    { name: 'types', script: 'types' },
  ],
  [
    { name: 'format', script: 'format:check' },
    { name: 'walls', script: 'walls' },
    { name: 'unused', script: 'unused' },
    { name: 'messages', script: 'messages' },
    { name: 'coverage', script: 'coverage' },
  ],
];
const build = { name: 'build', script: 'build', args: ['--if-changed'] };
/** Kills and browsers wait much: one worker of theirs beside two of the others keeps two cores busy. */
const suites = [
  [
    { name: 'unit', script: 'test:unit', args: jest },
    { name: 'java', script: 'java' },
    { name: 'system', script: 'test:system', args: jest, needs: ['build', 'java'] },
  ],
  [
    { name: 'faults', script: 'test:faults', args: jest, needs: ['build'] },
    { name: 'chromium', script: 'chromium' },
    {
      name: 'browser',
      script: 'test:e2e',
      args: [...playwright, '--workers=1'],
      needs: ['build', 'chromium'],
    },
  ],
];
const steps = [...checks.flat(), build, ...suites.flat()];
const names = steps.map(({ name }) => name);

const usage = `Installs, then runs what tells whether the product is right, and ends in "N passed, 0 failed":
  npm run verify                  the gate; exits with 1 where something failed
  npm run verify -- --all         the long form: all tests, with those that take long or measure time
  npm run verify -- --only STEP   one step with what it needs: ${names.join(', ')}
The output of each step is in test-results/verify.`;
requireOptions(usage, ['--all', '--only', ...names]);
const form = process.argv.includes('--all') ? 'all' : 'gate';
const only = process.argv.includes('--only')
  ? process.argv.at(process.argv.indexOf('--only') + 1)
  : undefined;
if (process.argv.includes('--only') && !names.includes(only))
  refuseOption('--only takes the name of a step.', usage);

const place = { root, folder: join(root, 'test-results', 'verify'), form };
const results = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void endSteps(signal).finally(() => process.exit(1)));

requireNode();
if (install() !== 0) {
  console.log('The packages could not be installed.\n0 passed, 1 failed');
  process.exit(1);
}
rmSync(place.folder, { recursive: true, force: true });
mkdirSync(place.folder, { recursive: true });

await Promise.all(checks.map(runSequentially));
await runSequentially([build]);
await Promise.all(suites.map(runSequentially));

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed.length, 0);
console.log(`\n${printSteps(results)}\n\n${printFailures(results)}\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function runSequentially(row) {
  for (const step of row.filter(isWanted)) {
    const failedNeeds = (step.needs ?? []).filter((need) =>
      results.some(({ name, failed }) => name === need && failed.length > 0),
    );
    const result = failedNeeds.length > 0 ? notRun(step, failedNeeds) : await runStep(step, place);
    results.push(result);
    const { name, seconds, tests, passed, failed } = result;
    const counts = tests > 0 ? `, ${passed} passed, ${failed.length} failed` : '';
    console.log(`${failed.length > 0 ? 'FAILED' : 'ok    '} ${name} (${seconds.toFixed(1)} s${counts})`);
  }
}

function isWanted({ name }) {
  const needs = steps.find((step) => step.name === only)?.needs ?? [];
  return only === undefined || name === only || needs.includes(name);
}

function notRun({ name }, failedNeeds) {
  const failed = [{ test: name, error: `not run: it needs ${failedNeeds.join(' and ')}` }];
  return { name, seconds: 0, passed: 0, tests: 0, failed, again: [], files: new Map() };
}
