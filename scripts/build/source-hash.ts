import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that no build reads. */
const irrelevant = /^(docs|tests|\.ci)\/|\.md$|\.test\.tsx?$/;

/** One hash of all build inputs; undefined if git cannot list the files. */
export function hashSources(root: string): string | undefined {
  let list: string;
  try {
    const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    list = execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  } catch {
    return undefined;
  }
  const hash = createHash('sha256').update(process.version);
  const files = new Set(list.split('\0').filter((file) => file && !irrelevant.test(file)));
  for (const file of [...files].sort()) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
