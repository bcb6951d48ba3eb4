import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** Servers run on the first core, their load on the second. */
export const cores = { server: 0, load: 1 } as const;

const hasTaskset = !spawnSync('taskset', ['--version']).error;

/** Whether servers and load can be separated: Linux, `taskset` and at least two cores. */
const isPinned = hasTaskset && cpus().length > 1;

/** Pins a process, its threads and its future children to one core. */
export function pin(pid: number, core: number): void {
  if (!isPinned) return;
  const { status, stderr } = spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)]);
  if (status !== 0) throw new Error(`taskset: ${String(stderr)}`);
}

/** Allows a process and its threads on every core again. */
export function unpin(pid: number): void {
  if (isPinned) spawnSync('taskset', ['-a', '-c', '-p', `0-${cpus().length - 1}`, String(pid)]);
}

/** The process that runs a bundle of `dist/` with this environment variable; undefined without /proc. */
export function findProcess(bundle: string, variable: string): number | undefined {
  if (!existsSync('/proc/self/environ')) return undefined;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => says(pid, 'cmdline', (each) => each.endsWith(bundle)))
    .find((pid) => says(pid, 'environ', (each) => each === variable));
}

function says(pid: number, file: string, isIt: (part: string) => boolean): boolean {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0').some(isIt);
  } catch {
    return false;
  }
}

/** Seconds of processor time of a process; undefined without /proc. */
export function processorSeconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The name in parentheses may contain spaces; utime and stime are the 12th and 13th field after it, in 1/100 s.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Describes the machine: cores, Node, and its load before the run. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() ?? 'unknown processor';
  const busy = loadavg()[0]?.toFixed(1);
  return `${cpus().length} cores (${model}), ${process.platform} ${process.arch}, Node ${process.version}, load average ${busy}`;
}

/** Maximum of open files, connections included, of a process; Node raises its own limit to it. */
export function maxOpenFiles(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { hard: number | string } } };
  const hard = report.userLimits?.open_files?.hard;
  return typeof hard === 'number' ? hard : Number.POSITIVE_INFINITY;
}
