import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Running } from './processes.ts';

/** Node options for a front whose garbage collection is triggered from outside. */
export const collectable = [
  '--expose-gc',
  '--require',
  fileURLToPath(new URL('./collect-garbage.cjs', import.meta.url)),
];

/** Resident bytes after a full garbage collection of a process started with `collectable`. */
export async function settledMemory({ pid, url }: Pick<Running, 'pid' | 'url'>): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  // Node handles requests before earlier signals: the second one finds it collected.
  for (let round = 0; round < 2; round += 1) await (await fetch(`${url}/healthz`)).text();
  return residentBytes(pid);
}

function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** Peak resident memory of a process, in bytes. */
export function peakBytes(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
