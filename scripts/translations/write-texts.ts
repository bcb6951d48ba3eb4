import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../checks/catalogues.ts';
import { byNamespace } from './by-namespace.ts';

type Texts = { [key: string]: string | Texts };

/**
 * Puts texts into `messages/<locale>/<namespace>.json` and returns the files it wrote. Keys stay where they are; new ones come
 * last in their group. The files are laid out as `npm run format` does it.
 */
export function writeTexts(root: string, locale: string, texts: Catalogue): string[] {
  mkdirSync(join(root, 'messages', locale), { recursive: true });
  return [...byNamespace(texts, ([key]) => key)].map(([namespace, its]) => {
    const file = `messages/${locale}/${namespace}.json`;
    const path = join(root, file);
    const content = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
    for (const [key, text] of its) put(content, key.split('.').slice(1), text);
    writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
    return file;
  });
}

function put(into: Texts, [key = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    into[key] = text;
    return;
  }
  const known = into[key];
  const group = typeof known === 'object' ? known : {};
  into[key] = group;
  put(group, rest, text);
}
