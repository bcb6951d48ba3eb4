import { dirname, join } from 'node:path/posix';
import type { SourceFiles } from './text-places.ts';
import { findVisitedPages } from './visited-pages.ts';

/** A screen by picture name, and the number of imports between its page and a file. */
export type Nearness = { screen: string; steps: number };

const imported =
  /^(?:import|export)\s(?!type\s)[^;']*from '([.#][^']+)'|\bimport\(\s*'([.#][^']+)'|^import '([.#][^']+)'/gm;

/**
 * The nearest screen of each source file by number of imports; the first pictured one wins a tie. Layouts count as
 * imported by each page below them.
 */
export function findScreens(files: SourceFiles): Map<string, Nearness> {
  const pages = findVisitedPages(files.keys());
  const found = new Map<string, Nearness>(pages.map(({ page, screen }) => [page, { screen, steps: 0 }]));
  // Grows during the iteration.
  for (const [file, { screen, steps }] of found) {
    for (const next of neighbours(file, files))
      if (!found.has(next)) found.set(next, { screen, steps: steps + 1 });
  }
  return found;
}

function neighbours(file: string, files: SourceFiles): string[] {
  const imports = [...(files.get(file) ?? '').matchAll(imported)].map(([, from, late, bare]) =>
    resolveFile(from ?? late ?? bare ?? '', file),
  );
  const layouts = file.endsWith('/page.tsx')
    ? foldersAbove(file).map((folder) => `${folder}/layout.tsx`)
    : [];
  return [...imports, ...layouts].filter((each) => files.has(each));
}

/** Resolves an import relative to the file or to the root. */
const resolveFile = (named: string, file: string) =>
  named.startsWith('#') ? named.slice(1) : join(dirname(file), named);

function foldersAbove(file: string): string[] {
  const parts = dirname(file).split('/');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('/'));
}
