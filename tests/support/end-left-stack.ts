// Node runs this file as it is: it reads a line for each part of a stack that has started, and when there is nothing more to
// read, because whoever wrote has ended, it ends them all.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';

type Line = { part: string; pid: number };

/** Milliseconds in which the database ends cleanly, so that it leaves no shared memory. */
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

/** Each part leads a group of its own, in which what it has started is, too. */
function signal(known: ProcessIdentity, name: NodeJS.Signals): void {
  if (isRunning(known)) process.kill(-known.pid, name);
}
