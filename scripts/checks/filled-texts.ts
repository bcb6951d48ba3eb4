import { getNamespace } from '../translations/by-namespace.ts';
import type { Catalogue } from './catalogues.ts';
import { namespacesOfPages } from './used-texts.ts';

/**
 * Texts that need a translator (plurals, choices, numbers, tags, quotes) in namespaces that islands receive raw, as
 * props or on demand, where `fill` only replaces names in braces.
 */
export function findUnfillable(catalogue: Catalogue, files: readonly string[]): string[] {
  const namesIn = (pattern: RegExp) =>
    new Set(files.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  const asProps = new Set(files.flatMap(namespacesOfPages));
  const late = namesIn(/@texts\/[^/]+\/(\w+)\.json/g);
  const translated = namesIn(/Translations\('(\w+)/g);
  const isFilled = (namespace: string) =>
    asProps.has(namespace) || (late.has(namespace) && !translated.has(namespace));
  return [...catalogue]
    .filter(([key, text]) => isFilled(getNamespace(key)) && /\{\s*\w+\s*,|<\/?\w+>|''/.test(text))
    .map(([key]) => key);
}
