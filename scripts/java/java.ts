import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A working Java runtime from JAVA_HOME or the path; undefined without one. */
export function findJava(): string | undefined {
  const home = process.env.JAVA_HOME;
  const candidates = [...(home ? [join(home, 'bin', 'java')] : []), 'java'];
  return candidates.find((path) => spawnSync(path, ['-version'], { stdio: 'ignore' }).status === 0);
}
