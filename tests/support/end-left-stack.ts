// Runs directly in Node: reads a line for each started part of a stack, and stops all parts at the end of input, which
// comes when the writing process has ended.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';

type Line = { part: string; pid: number };

/** Milliseconds for a clean stop of the database, so that it leaves no shared memory. */
const grace = 10_000;

const [, , dataDir] = process.argv;
if (!dataDir) throw new Error('Which folder is that of the stack?');
const parts = new Map<string, ProcessIdentity>();
for await (const line of createInterface({ input: process.stdin })) {
  const { part, pid } = JSON.parse(line) as Line;
  const known = identify(pid);
  if (known) parts.set(part, known);
}

for (const [part, known] of parts) signal(known, part === 'database' ? 'SIGINT' : 'SIGKILL');
const listRunning = () => [...parts.values()].filter(isRunning);
for (let waited = 0; listRunning().length > 0 && waited < grace; waited += 50) await sleep(50);
for (const known of listRunning()) signal(known, 'SIGKILL');
rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

/** Each part leads a process group, which includes its children. */
function signal(known: ProcessIdentity, name: NodeJS.Signals): void {
  if (isRunning(known)) process.kill(-known.pid, name);
}
