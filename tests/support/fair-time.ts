import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds of an idle Node process from start to end on a fast, quiet machine. */
const quick = 40;

/**
 * Scales a fast machine's time (milliseconds) to this machine's current speed: by how much longer a bare process takes
 * to start.
 */
export async function fairTime(milliseconds: number): Promise<number> {
  return milliseconds * Math.max(1, (await bareStart()) / quick);
}

async function bareStart(): Promise<number> {
  const started = performance.now();
  const [code] = await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error(`a bare process ended with ${code}`);
  return performance.now() - started;
}
