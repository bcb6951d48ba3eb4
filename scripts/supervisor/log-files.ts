import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from './child.ts';

/** Writes each process's output to a file of its name in the folder. */
export function logFiles(folder: string): Output {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return (name) => {
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
    return (chunk) => void log.write(chunk);
  };
}
