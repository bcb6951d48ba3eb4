import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mapNamespacesToFiles, pageFile, sourceLocale, type Catalogue } from '../checks/catalogues.ts';
import { groupBy, getNamespace } from './by-namespace.ts';

type Texts = { [key: string]: string | Texts };

/** Line width of `npm run format`. */
const widest = 110;

/**
 * Writes texts into the files of `messages/<locale>`, each namespace into its German file and pages into `pages`, and
 * returns the changed files. Keys keep their order; new ones come last in their group. Formatted as by `npm run
 * format`.
 */
export function writeTexts(root: string, locale: string, texts: Catalogue): string[] {
  mkdirSync(join(root, 'messages', locale), { recursive: true });
  const fileByNamespace = mapNamespacesToFiles(root);
  return [...groupBy(texts, ([key]) => fileByNamespace.get(getNamespace(key)) ?? 'pages')].flatMap(
    ([name, its]) => {
      if (name === 'pages') return its.map(([key, text]) => writePage(root, locale, key, text));
      const file = `messages/${locale}/${name}`;
      const path = join(root, file);
      const content = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
      const german = JSON.parse(readFileSync(join(root, 'messages', sourceLocale, name), 'utf8')) as Texts;
      for (const [key, text] of its) put(content, german, key.split('.'), text);
      writeFileSync(path, `${layOut(JSON.stringify(content, null, 2))}\n`);
      return [file];
    },
  );
}

function writePage(root: string, locale: string, key: string, text: string): string {
  const file = pageFile(locale, key);
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return file;
}

/** A list of one text is on one line if it fits. */
function layOut(json: string): string {
  return json.replaceAll(
    /^(.*): \[\n +(".*")\n +\](,?)$/gm,
    (list, name: string, text: string, comma: string) => {
      const line = `${name}: [${text}]${comma}`;
      return line.length <= widest ? line : list;
    },
  );
}

/** Puts a text where the German one is: the paragraphs of a mail are a list. */
function put(into: Texts, german: Texts, [key = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    into[key] = text;
    return;
  }
  const [known, model = {}] = [into[key], german[key]] as Texts[];
  const group = known ?? ((Array.isArray(model) ? [] : {}) as Texts);
  into[key] = group;
  put(group, model, rest, text);
}
