import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOn } from './own-backend.ts';
import { control } from './stack.ts';

export type Ended = { code: number; stdout: string; stderr: string };

export const vonk = join(fileURLToPath(new URL('../..', import.meta.url)), 'dist', 'vonk.mjs');

/** The operator's `npx vonk`, on the database of the running stack. */
export const operate = (...words: string[]): Promise<Ended> => operateIn({}, ...words);

/** The same with other environment variables. */
export const operateIn = (environment: Record<string, string>, ...words: string[]): Promise<Ended> =>
  control('operator', 'operate', { words, environment });

/** The same as a process, which ends by itself or is killed after a minute. */
export const spawnVonk = (...words: string[]) =>
  spawnSync(process.execPath, [vonk, ...words], {
    env: environmentOn('vonk'),
    encoding: 'utf8',
    timeout: 60_000,
  });

/** `operate`; returns its output. @throws {Error} on failure */
export async function operated(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await operate(...words);
  if (code !== 0) throw new Error(`${words.join(' ')}: ${stderr}${stdout}`);
  return stdout;
}
