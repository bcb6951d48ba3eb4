import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';
import { say } from './say.ts';

type Running = { supervisor: ProcessIdentity; children: Record<string, ProcessIdentity> };

export type RunningFile = {
  /** Notes a child's process, so that the next start can end it should this supervisor be killed. */
  remember(name: string, pid: number): void;
  release(): void;
};

/**
 * Takes the data folder for this process, and ends what a killed supervisor left behind in it.
 * @throws {Error} with a sentence when another supervisor uses the folder
 */
export async function takeDataFolder(path: string): Promise<RunningFile> {
  const self = identify(process.pid);
  if (!self) throw new Error('This process cannot be identified.');
  const running: Running = { supervisor: self, children: {} };

  if (!create(path, running)) {
    const earlier = read(path);
    if (earlier && isRunning(earlier.supervisor)) {
      throw new Error(
        `Vonk already runs on this data (process ${earlier.supervisor.pid}, ${path}). ` +
          'End that one first, or give this one its own folder with DATA_DIR=<folder> and its own ports.',
      );
    }
    if (earlier) await endLeftovers(earlier.children);
    rmSync(path, { force: true });
    if (!create(path, running)) throw new Error('Another start took this data in the same moment.');
  }

  return {
    remember(name, pid) {
      const child = identify(pid);
      if (!child) return;
      running.children[name] = child;
      // Whoever reads it in this moment, or after a kill, finds a whole one.
      writeFileSync(`${path}.new`, JSON.stringify(running, null, 2), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
    release: () => rmSync(path, { force: true }),
  };
}

function create(path: string, running: Running): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, JSON.stringify(running, null, 2));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Running;
  } catch {
    return undefined;
  }
}

async function endLeftovers(children: Running['children']): Promise<void> {
  // The database was started first and goes last.
  for (const [name, child] of Object.entries(children).reverse()) {
    if (!isRunning(child)) continue;
    say(`An earlier run was killed and left its ${name} (process ${child.pid}); ending it.`);
    process.kill(child.pid, 'SIGINT');
    for (let waited = 0; isRunning(child) && waited < 10_000; waited += 50) await sleep(50);
    if (isRunning(child)) process.kill(child.pid, 'SIGKILL');
  }
}
