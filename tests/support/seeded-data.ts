import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder for the data of the first stack of this `verify` run; a manual run seeds each stack. */
const folder = process.env.VERIFY_PROGRESS && join(dirname(process.env.VERIFY_PROGRESS), 'seeded');

/** Fills an empty data folder with a seeded database and its pictures, if an earlier stack left them. */
export function loadSeeded(dataDir: string): boolean {
  return folder !== undefined && existsSync(folder) && copy(`${folder}/.`, dataDir);
}

/** Saves the data of a stack, whose database is stopped, for later stacks. */
export function storeSeeded(dataDir: string): void {
  if (!folder || existsSync(folder)) return;
  const whole = `${folder}-${process.pid}-${Date.now()}`;
  const isCopied = copy(dataDir, whole);
  if (isCopied && !existsSync(folder)) renameSync(whole, folder);
  else rmSync(whole, { recursive: true, force: true });
}

/** With owners and modes, because the database's system user has to find its files unchanged. */
const copy = (from: string, to: string): boolean => spawnSync('cp', ['-a', from, to]).status === 0;
