import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A Java runtime that starts: of JAVA_HOME, else of the path; undefined where there is none. */
export function findJava(): string | undefined {
  const home = process.env.JAVA_HOME;
  const candidates = [...(home ? [join(home, 'bin', 'java')] : []), 'java'];
  return candidates.find((path) => spawnSync(path, ['-version'], { stdio: 'ignore' }).status === 0);
}
