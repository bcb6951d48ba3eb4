import { execFileSync, spawnSync } from 'node:child_process';

/** Ids of the system user that runs the server; undefined if we are not root, and it runs as our user. */
export type OsUser = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root, so it runs as the system user `postgres`, created if missing.
 * @throws {Error} with a sentence if that user cannot be created
 */
export function findOsUser(): OsUser {
  if (process.getuid?.() !== 0) return undefined;
  const found = lookUp();
  if (found) return found;
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const user = lookUp();
  if (user) return user;
  throw new Error(
    'PostgreSQL does not run as root, and the system user "postgres" could not be made ' +
      `(${made.error?.message ?? made.stderr.toString().trim()}). Start Vonk as an ordinary user instead.`,
  );
}

/** Whether that user may enter the folder. */
export function canEnter(user: OsUser, folder: string): boolean {
  if (!user) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}

function lookUp(): OsUser {
  try {
    const id = (flag: string) =>
      Number(
        execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      );
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
