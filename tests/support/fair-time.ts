import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds that a Node process with nothing to do takes from start to end on a machine that is quick and quiet. */
const quick = 40;

/**
 * A time (milliseconds) that holds on a quick machine, as this one may take it right now: longer by as much as a bare
 * process takes longer to start.
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
