import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progressVariable, readProgress } from './progress.mjs';

/** What hangs is ended after so long (milliseconds), with all that it has started, and has failed. */
const longestStep = 60 * 60 * 1000;
/** Milliseconds in which what is ended may clear up after itself. */
const grace = 30_000;
const isWindows = process.platform === 'win32';

/** What is running now, each with all that it has started; by id, with what waits for its end. */
const groups = new Map();

/**
 * Runs an npm script to its end. Its output goes to a file in the folder.
 * @param {{ name: string, script: string, args?: string[] }} step
 * @param {{ root: string, folder: string, form: 'gate' | 'all' }} place
 * @returns what became of it: `tests` is 0 for a step that counts as one
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
      test: `${name}: ended after ${longestStep / 60_000} minutes`,
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

/** Ends whatever runs, and waits until it has ended. */
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
      // A group of its own, so that a stack which the step has started ends with it.
      detached: !isWindows,
    });
    const parts = [];
    let isEnded = false;
    const ended = new Promise((end) => child.once('close', end));
    groups.set(child.pid, ended);
    const late = setTimeout(() => {
      isEnded = true;
      void endGroup(child.pid, 'SIGTERM', ended);
    }, longestStep);
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
    // It has ended meanwhile.
  }
}

/** The last lines of what a step has said, without colours. */
function lastLines(output) {
  return output.trimEnd().split('\n').slice(-25).join('\n');
}
