import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where this run of `verify` keeps the data of its first stack; a run by hand seeds each stack. */
const folder = process.env.VERIFY_PROGRESS && join(dirname(process.env.VERIFY_PROGRESS), 'seeded');

/** Fills an empty data folder with a migrated and seeded database and its pictures, where an earlier stack left them. */
export function loadSeeded(dataDir: string): boolean {
  return folder !== undefined && existsSync(folder) && copy(`${folder}/.`, dataDir);
}

/** Leaves the data of a stack, whose database is stopped, to those that start later. */
export function leaveSeeded(dataDir: string): void {
  if (!folder || existsSync(folder)) return;
  const whole = `${folder}-${process.pid}-${Date.now()}`;
  const isCopied = copy(dataDir, whole);
  if (isCopied && !existsSync(folder)) renameSync(whole, folder);
  else rmSync(whole, { recursive: true, force: true });
}

/** With owners and modes: the database's system user has to find its files as they were. */
const copy = (from: string, to: string): boolean => spawnSync('cp', ['-a', from, to]).status === 0;
