import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { stackAddress } from '../support/stack.ts';
import { hashIn, photosOf } from './own-photos.ts';
import type { Person } from './cast.ts';

const program = join(fileURLToPath(new URL('../..', import.meta.url)), 'dist', 'photos.mjs');

type Ended = { code: number; stdout: string; stderr: string };

/** What the operator types to review photos. */
export async function photos(...words: string[]): Promise<Ended> {
  const { databaseUrl, dataDir } = stackAddress();
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...words], { env });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as Ended;
    return { code, stdout, stderr };
  }
}

/** The names under which the list shows the photos of somebody. */
export async function photoNames({ visitor }: Person): Promise<string[]> {
  const own = await photosOf(visitor);
  return own.map(({ id, filename }) => `${id}-${hashIn(filename).slice(0, 4)}`);
}

/** Has all photos of somebody reviewed by a person, who lets them stand. */
export async function approveAll(person: Person): Promise<void> {
  const { code, stderr } = await photos('approve', '--by', 'Renate', ...(await photoNames(person)));
  if (code !== 0) throw new Error(stderr);
}
