import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Family } from './families.ts';
import type { Outcome } from './results.ts';

type Report = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

/** Runs the long form of a family on a separate stack; failed tests do not throw. */
export async function runFamily(root: string, { files, long }: Family): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-faults-'));
  const file = join(folder, 'report.json');
  const started = Date.now();
  const { status, output } = await run(root, long, [
    '--experimental-vm-modules',
    '--no-warnings',
    join('node_modules', 'jest', 'bin', 'jest.js'),
    '--selectProjects',
    'faults',
    '--runInBand',
    '--json',
    `--outputFile=${file}`,
    `tests/faults/(${files.join('|')})\\.test\\.ts$`,
  ]);
  const { passed, failed } = readReport(file);
  rmSync(folder, { recursive: true, force: true });
  return {
    passed,
    // A runner that fails without a failed test counts as one failure.
    failed: status !== 0 && failed === 0 ? 1 : failed,
    seconds: Math.round((Date.now() - started) / 1000),
    date: new Date().toISOString().slice(0, 10),
    findings: output
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('Test results written')),
  };
}

function readReport(file: string): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** The tests print to stdout, the runner to stderr. */
function run(
  root: string,
  environment: Readonly<Record<string, string>>,
  args: string[],
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (bytes: Buffer) => {
      parts.push(bytes);
      process.stdout.write(bytes);
    });
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status, output: Buffer.concat(parts).toString('utf8') }));
  });
}
