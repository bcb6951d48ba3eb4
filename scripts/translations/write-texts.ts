import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfNamespaces, type Catalogue } from '../checks/catalogues.ts';
import { groupBy, namespaceOf } from './by-namespace.ts';

type Texts = { [key: string]: string | Texts };

/**
 * Puts texts into the files of `messages/<locale>`, each namespace into the one that it has in German, and returns the files
 * it wrote. Keys stay where they are; new ones come last in their group. The files are laid out as `npm run format` does it.
 */
export function writeTexts(root: string, locale: string, texts: Catalogue): string[] {
  mkdirSync(join(root, 'messages', locale), { recursive: true });
  const fileOf = filesOfNamespaces(root);
  return [...groupBy(texts, ([key]) => fileOf.get(namespaceOf(key)) ?? '')].map(([name, its]) => {
    const file = `messages/${locale}/${name}`;
    const path = join(root, file);
    const content = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
    for (const [key, text] of its) put(content, key.split('.'), text);
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
