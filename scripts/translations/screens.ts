import { dirname, join } from 'node:path/posix';
import type { SourceFiles } from './text-places.ts';
import { findVisitedPages } from './visited-pages.ts';

/** A screen by the name of its picture, and how many imports lie between its page and a file. */
export type Nearness = { screen: string; steps: number };

const imported =
  /^(?:import|export)\s(?!type\s)[^;']*from '([.#][^']+)'|\bimport\(\s*'([.#][^']+)'|^import '([.#][^']+)'/gm;

/**
 * For each source file that is part of a screen, the screen whose page is the fewest imports away; of several as near, the one
 * whose picture is taken first. Layouts count as if each page below them took them.
 */
export function findScreens(files: SourceFiles): Map<string, Nearness> {
  const pages = findVisitedPages(files.keys());
  const found = new Map<string, Nearness>(pages.map(({ page, screen }) => [page, { screen, steps: 0 }]));
  // Grows while it is walked.
  for (const [file, { screen, steps }] of found) {
    for (const next of neighbours(file, files))
      if (!found.has(next)) found.set(next, { screen, steps: steps + 1 });
  }
  return found;
}

function neighbours(file: string, files: SourceFiles): string[] {
  const imports = [...(files.get(file) ?? '').matchAll(imported)].map(([, from, late, bare]) =>
    fileOf(from ?? late ?? bare ?? '', file),
  );
  const layouts = file.endsWith('/page.tsx')
    ? foldersAbove(file).map((folder) => `${folder}/layout.tsx`)
    : [];
  return [...imports, ...layouts].filter((each) => files.has(each));
}

/** What an import names: a file beside the importing one, or one from the root. */
const fileOf = (named: string, file: string) =>
  named.startsWith('#') ? named.slice(1) : join(dirname(file), named);

function foldersAbove(file: string): string[] {
  const parts = dirname(file).split('/');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('/'));
}
