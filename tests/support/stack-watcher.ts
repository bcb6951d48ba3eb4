import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

export type StackWatcher = {
  /** Notes the process of a part, in place of the one that it had before. */
  remember(part: string, pid: number): void;
  /** Ends what is left of the stack, and its folder; resolves when nothing is. */
  end(): Promise<void>;
};

/**
 * Starts a process of its own that ends the parts of a stack and removes its folder once this process is gone, also where
 * that was killed: it reads a pipe, which closes with the one that holds the other end.
 */
export function watchStack(dataDir: string): StackWatcher {
  const program = fileURLToPath(new URL('end-left-stack.ts', import.meta.url));
  const watcher = spawn(process.execPath, ['--no-warnings', program, dataDir], {
    stdio: ['pipe', 'ignore', 'inherit'],
    // A signal for the group of the run is none for who has to outlive it.
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
