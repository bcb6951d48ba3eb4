import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progressVariable, readProgress } from './progress.mjs';

/** Timeout of a step in milliseconds; then it is killed with its processes, and has failed. */
const maxStepMs = 60 * 60 * 1000;
/** Milliseconds for cleaning up after the stop signal. */
const grace = 30_000;
const isWindows = process.platform === 'win32';

/** Running process groups by id, with a promise of their end. */
const groups = new Map();

/**
 * Runs an npm script to its end, with its output in a file in the folder.
 * @param {{ name: string, script: string, args?: string[] }} step
 * @param {{ root: string, folder: string, form: 'gate' | 'all' }} place
 * @returns its result: `tests` is 0 for a step that counts as one
 */
export async function runStep({ name, script, args = [] }, { root, folder, form }) {
  const progress = join(folder, `${script.replace(':', '-')}.jsonl`);
  const { status, seconds, output, isEnded } = await spawnScript(script, args, root, {
    VERIFY_FORM: form,
    [progressVariable]: progress,
  });
  writeFileSync(join(folder, `${script.replace(':', '-')}.log`), output);
  const { passed, failed, again, seconds: files, running } = readProgress(progress);
  const tests = passed + failed.length;
  if (isEnded)
    failed.push({
      test: `${name}: ended after ${maxStepMs / 60_000} minutes`,
      error: running.size > 0 ? `then running: ${[...running].join(', ')}` : lastLines(output),
    });
  else if (status !== 0 && failed.length === 0) failed.push({ test: name, error: lastLines(output) });
  return {
    name,
    seconds,
    passed: tests > 0 ? passed : Number(failed.length === 0),
    tests,
    failed,
    again,
    files,
  };
}

/** Ends all running steps and waits for them. */
export async function endSteps(signal) {
  const waiting = [...groups].map(([id, ended]) => endGroup(id, signal, ended));
  await Promise.all(waiting);
}

function spawnScript(script, args, cwd, environment) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
      // A separate process group, so that a stack started by the step ends with it.
      detached: !isWindows,
    });
    const parts = [];
    let isEnded = false;
    const ended = new Promise((end) => child.once('close', end));
    groups.set(child.pid, ended);
    const late = setTimeout(() => {
      isEnded = true;
      void endGroup(child.pid, 'SIGTERM', ended);
    }, maxStepMs);
    child.stdout.on('data', (bytes) => parts.push(bytes));
    child.stderr.on('data', (bytes) => parts.push(bytes));
    child.on('error', (error) => parts.push(Buffer.from(error.message)));
    child.on('close', (status) => {
      clearTimeout(late);
      groups.delete(child.pid);
      const output = Buffer.concat(parts).toString('utf8');
      resolve({ status, isEnded, seconds: (Date.now() - started) / 1000, output });
    });
  });
}

async function endGroup(id, signal, ended) {
  signalGroup(id, signal);
  const force = setTimeout(() => signalGroup(id, 'SIGKILL'), grace);
  await ended;
  clearTimeout(force);
}

function signalGroup(id, signal) {
  try {
    process.kill(isWindows ? id : -id, signal);
  } catch {
    // It has ended already.
  }
}

/** The last lines of a step's output, without colours. */
function lastLines(output) {
  return output.trimEnd().split('\n').slice(-25).join('\n');
}
