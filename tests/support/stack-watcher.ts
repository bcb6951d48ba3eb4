import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

export type StackWatcher = {
  /** Records the process of a part, replacing the last one. */
  remember(part: string, pid: number): void;
  /** Stops what is left of the stack and deletes its folder; resolves when done. */
  end(): Promise<void>;
};

/**
 * Starts a process that stops a stack's parts and deletes its folder once this process is gone, even after a kill: it
 * reads a pipe that closes with the process at the other end.
 */
export function watchStack(dataDir: string): StackWatcher {
  const program = fileURLToPath(new URL('end-left-stack.ts', import.meta.url));
  const watcher = spawn(process.execPath, ['--no-warnings', program, dataDir], {
    stdio: ['pipe', 'ignore', 'inherit'],
    // It has to survive signals to the run's process group.
    detached: true,
  });
  const ended = once(watcher, 'exit');
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  (watcher.stdin as Socket).unref();
  return {
    remember: (part, pid) => void watcher.stdin.write(`${JSON.stringify({ part, pid })}\n`),
    async end() {
      watcher.ref();
      watcher.stdin.end();
      await ended;
    },
  };
}
