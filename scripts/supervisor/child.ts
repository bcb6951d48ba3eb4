import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { endWithParent } from './end-with-parent.ts';
import { prefixLines } from './print-line.ts';

export type ChildCommand = {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Responds below 500 when the child is ready; without it, the child is ready at once. */
  readyUrl?: string;
  /** Responds with any status while the child lives; without it, there is no health check. */
  healthUrl?: string;
};

export type Child = {
  pid: number;
  /** Resolves with the exit reason: `code 1`, `SIGKILL`. */
  ended: Promise<string>;
  /** Sends SIGTERM and, after the grace period in milliseconds, SIGKILL. */
  stop(graceMs?: number): Promise<void>;
  kill(signal: NodeJS.Signals): void;
};

export type Output = (name: string) => (chunk: Buffer) => void;

/** Starts a Node process in its own group, so that Ctrl-C in the terminal reaches only the supervisor. */
export function startChild(command: ChildCommand, output: Output = prefixLines): Child {
  const child = spawn(process.execPath, command.args, {
    cwd: command.cwd,
    env: command.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdout.on('data', output(command.name));
  child.stderr.on('data', output(command.name));
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const pid = child.pid ?? 0;
  const kill = (signal: NodeJS.Signals) => signalGroup(pid, signal);
  if (pid) endWithParent(ended, () => kill('SIGKILL'));
  return {
    pid,
    ended,
    kill,
    stop: (graceMs = 10_000) => stop(child.exitCode !== null, ended, kill, graceMs),
  };
}

/** Runs a command to its end. @throws {Error} with its name if the exit code is not 0 */
export async function runToEnd(command: ChildCommand, output?: Output): Promise<void> {
  const ending = await startChild(command, output).ended;
  if (ending !== 'code 0') throw new Error(`The step "${command.name}" failed (${ending}).`);
}

/**
 * Waits until the child is ready or a stop is requested.
 * @throws {Error} if it ends first, or is not ready within the timeout (milliseconds)
 */
export async function waitUntilReady(
  command: ChildCommand,
  child: Pick<Child, 'ended'>,
  timeoutMs: number,
  stopSignal?: AbortSignal,
): Promise<void> {
  if (!command.readyUrl) return;
  let ending: string | undefined;
  let lastOutput = '';
  void child.ended.then((reason) => (ending = reason));
  for (const start = Date.now(); Date.now() - start < timeoutMs; await sleep(25)) {
    if (ending !== undefined) throw new Error(`The ${command.name} ended while starting (${ending}).`);
    if (stopSignal?.aborted) return;
    const answer = await ask(command.readyUrl);
    if (answer.isReady) return;
    lastOutput = answer.output || lastOutput;
  }
  throw new Error(
    `The ${command.name} was not ready after ${timeoutMs / 1000} s (${command.readyUrl})${lastOutput && `: ${lastOutput}`}.`,
  );
}

async function ask(url: string): Promise<{ isReady: boolean; output: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' });
    const text = await response.text();
    return { isReady: response.status < 500, output: text.slice(0, 500).trim() };
  } catch {
    return { isReady: false, output: '' };
  }
}

async function stop(
  hasEnded: boolean,
  ended: Promise<string>,
  kill: (signal: NodeJS.Signals) => void,
  graceMs: number,
): Promise<void> {
  if (hasEnded) return;
  kill('SIGTERM');
  const late = new AbortController();
  const force = sleep(graceMs, undefined, { signal: late.signal }).then(
    () => kill('SIGKILL'),
    () => undefined,
  );
  await ended;
  late.abort();
  await force;
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
