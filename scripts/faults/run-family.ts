import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Family } from './families.ts';

/** A family's result as in the table. */
export type Outcome = {
  form: 'short' | 'long';
  passed: number;
  failed: number;
  seconds: number;
  /** YYYY-MM-DD. */
  date: string;
  command: string;
  /** Lines that the tests print about their work. */
  findings: string[];
};

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/** Runs a family's tests on a separate stack; test failures do not throw. */
export async function runFamily(root: string, family: Family, isLong: boolean): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-faults-'));
  const file = join(folder, 'report.json');
  const isBrowser = family.files.every((name) => name.startsWith('e2e/'));
  const started = Date.now();
  const environment = { ...(isLong ? family.long : {}), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { status, output } = await run(
    root,
    environment,
    isBrowser ? browserArgs(family) : jestArgs(family, file),
  );
  const { passed, failed } = countsOf(file);
  rmSync(folder, { recursive: true, force: true });
  return {
    form: isLong ? 'long' : 'short',
    passed,
    // A runner that fails without a failed test counts as one failure.
    failed: status !== 0 && failed === 0 ? 1 : failed,
    seconds: Math.round((Date.now() - started) / 1000),
    date: new Date().toISOString().slice(0, 10),
    command: `npm run faults -- ${isLong ? '--long ' : ''}${family.name}`,
    findings: isBrowser ? [] : linesOf(output),
  };
}

function jestArgs({ files }: Family, file: string): string[] {
  const projects = ['system', 'faults'].filter((each) => files.some((name) => name.startsWith(`${each}/`)));
  return [
    '--experimental-vm-modules',
    '--no-warnings',
    join('node_modules', 'jest', 'bin', 'jest.js'),
    '--selectProjects',
    ...projects,
    '--runInBand',
    '--json',
    `--outputFile=${file}`,
    `tests/(${files.join('|')})\\.test\\.ts$`,
  ];
}

function browserArgs({ files }: Family): string[] {
  const specs = files.map((name) => `tests/${name}.spec.ts`);
  return [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...specs];
}

const linesOf = (output: string): string[] =>
  output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('Test results written'));

function countsOf(file: string): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | BrowserReport;
    if ('stats' in report) {
      const { expected, unexpected, flaky } = report.stats;
      return { passed: expected, failed: unexpected + flaky + report.errors.length };
    }
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
