import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

export type ProcessIdentity = { pid: number; started: string };

/** Process id with its start time, because the system reuses free ids. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = startTime(pid);
  return started === undefined ? undefined : { pid, started };
}

export function isRunning({ pid, started }: ProcessIdentity): boolean {
  return startTime(pid) === started;
}

function startTime(pid: number): string | undefined {
  if (process.platform === 'win32') return isAlive(pid) ? 'unknown' : undefined;
  try {
    // The name in brackets may contain spaces, so count the fields after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return process.platform === 'linux' ? undefined : startTimeByPs(pid);
  }
}

function startTimeByPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
