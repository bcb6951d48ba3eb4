import { getNamespace } from '../translations/by-namespace.ts';
import type { Catalogue } from './catalogues.ts';

/** A source file's references to texts. */
export type Source = { text: string; literals: Set<string>; templates: RegExp[]; hasVariableKeys: boolean };

const quoted = /'([^'\n]*)'|"([^"\n]*)"/g;
const template = /`([^`]*)`/g;
const takenWhole = /serverTexts\(.*, '(\w+)'\)|@texts\/[^/'`]+\/(\w+)\.json[`']\)/g;

/** The namespaces of which a source hands texts to forms: `pageTexts('signup', 'accountDeletion.end')`. */
function namespacesOfPages(text: string): string[] {
  const calls = [...text.matchAll(/\bpageTexts\(([^)]*)\)/g)].map(([, parts = '']) => parts);
  return calls.flatMap((parts) => [...parts.matchAll(/'(\w+)/g)].map(([, name = '']) => name));
}

/**
 * Finds keys that no source can refer to. A file refers to `chat.notice.offline` if it contains a prefix
 * (`'chat.notice'`) and the rest, as a literal (`'offline'`), a template (`notice.${reason}`), or a variable whose
 * values are literals elsewhere. Namespaces passed as a whole (`pageTexts('signup')`, `serverTexts(locale, 'mail')`,
 * or an import from `@texts`) are read by property: there the last part of the key must occur as a word.
 */
export function findUnusedKeys(catalogue: Catalogue, files: string[]): string[] {
  const sources = files.map(readSource);
  const everyLiteral = new Set(sources.flatMap(({ literals }) => [...literals]));
  const words = new Set(files.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
  const whole = new Set(
    files.flatMap((text) => [
      ...[...text.matchAll(takenWhole)].map(([, a, b]) => a ?? b ?? ''),
      ...namespacesOfPages(text),
    ]),
  );
  return [...catalogue.keys()].filter((key) => {
    const namespace = key.slice(0, key.indexOf('.'));
    if (whole.has(namespace) && words.has(/(\w+)(?:\.\d+)*$/.exec(key)?.[1] ?? '')) return false;
    return !sources.some((source) => namesKey(source, key) || asksByVariable(source, key, everyLiteral));
  });
}

/** Whether a source contains a key, or both a prefix of it and the rest. */
export function namesKey({ literals, templates }: Source, key: string): boolean {
  if (literals.has(key)) return true;
  return splits(key).some(
    ([beginning, rest]) =>
      literals.has(beginning) && (literals.has(rest) || templates.some((each) => each.test(rest))),
  );
}

/** Whether a source contains a prefix of a key and uses a variable for the rest, which may be any literal. */
export function asksByVariable(source: Source, key: string, everyLiteral: Set<string>): boolean {
  if (!source.hasVariableKeys) return false;
  return splits(key).some(([beginning, rest]) => source.literals.has(beginning) && everyLiteral.has(rest));
}

export function readSource(text: string): Source {
  const literals = new Set([...text.matchAll(quoted)].map(([, single, double]) => single ?? double ?? ''));
  // A template with only placeholders would match every key.
  const templates = [...text.matchAll(template)]
    .map(([, inner]) => inner ?? '')
    .filter((inner) => inner.includes('${') && /^[\w.]*$/.test(inner.replace(/\$\{[^}]*\}/g, '')))
    .filter((inner) => inner.replace(/\$\{[^}]*\}/g, '') !== '')
    .map((inner) => new RegExp(`^${inner.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`));
  const translators = [...text.matchAll(/(\w+)\s*=\s*(?:await )?(?:use|get)Translations\(/g)].map(
    ([, name]) => name,
  );
  const hasVariableKeys = new RegExp(`\\b(${['t', ...translators].join('|')})\\((?!['"\`])`).test(text);
  return { text, literals, templates, hasVariableKeys };
}

/** `a.b.c` as (`a`, `b.c`) and (`a.b`, `c`). */
function splits(key: string): [string, string][] {
  const parts = key.split('.');
  return parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join('.'), parts.slice(at + 1).join('.')]);
}

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
