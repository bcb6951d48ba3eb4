import { readFileSync } from 'node:fs';
import { openInspector } from './inspector.ts';

/**
 * Resident memory of a process in bytes, after a full garbage collection.
 * @param inspector port that the process was given with `--inspect`
 */
export async function settledMemory(pid: number, inspector: number): Promise<number> {
  const { send, close } = await openInspector(inspector);
  // The second one takes what the finalizers of the first let go.
  for (let round = 0; round < 2; round += 1) await send('HeapProfiler.collectGarbage');
  close();
  return residentBytes(pid);
}

function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** The most resident memory that a process ever had, in bytes. */
export function peakBytes(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
