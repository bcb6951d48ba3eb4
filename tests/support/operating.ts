import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { stackAddress } from './stack.ts';

export type Ended = { code: number; stdout: string; stderr: string };

export const vonk = join(fileURLToPath(new URL('../..', import.meta.url)), 'dist', 'vonk.mjs');

/** The operator's `npx vonk`, on the database of the running stack. */
export async function operate(...words: string[]): Promise<Ended> {
  const { databaseUrl, dataDir } = stackAddress();
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    POSTBACKS_TO_LOCALHOST: '1',
    LOG_LEVEL: 'error',
  };
  try {
    const ended = promisify(execFile)(process.execPath, [vonk, ...words], { env });
    return { code: 0, ...(await ended) };
  } catch (error) {
    const { code, stdout, stderr } = error as Ended;
    return { code, stdout, stderr };
  }
}

/** The same; returns its output. @throws {Error} on failure */
export async function operated(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await operate(...words);
  if (code !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
  return stdout;
}
