import { readFileSync } from 'node:fs';
import { WebSocket } from 'undici';

/**
 * Resident memory of a process in bytes, after a full garbage collection.
 * @param inspector port that the process was given with `--inspect`
 */
export async function settledMemory(pid: number, inspector: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${inspector}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The process has no inspector');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The inspector refused')), { once: true });
  });
  // The second one takes what the finalizers of the first let go.
  for (const id of [1, 2]) await collect(socket, id);
  socket.close();
  return residentBytes(pid);
}

function collect(socket: WebSocket, id: number): Promise<void> {
  return new Promise((resolve) => {
    const heard = (event: { data: unknown }) => {
      if ((JSON.parse(String(event.data)) as { id?: number }).id !== id) return;
      socket.removeEventListener('message', heard);
      resolve();
    };
    socket.addEventListener('message', heard);
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
  });
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
