import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorTexts, type ErrorName } from '../../lib/browser/transport/error-text.ts';
import { deleteChat } from '../../lib/contract/community/chat.ts';
import { deleteMessage, react } from '../../lib/contract/community/messages.ts';
import { discountErrors } from '../../lib/contract/commerce/orders.ts';
import { getTexts } from '../../lib/i18n/catalogue.ts';
import { locales } from '../../lib/i18n/locales.ts';
import { pickTexts } from '../../lib/i18n/pick-texts.ts';
import { listFiles } from './tracked-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = new Map(
  listFiles(root)
    .filter((file) => /^(app|components|lib|server)\/.*(?<!\.test)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const pages = [...sources.keys()].filter((file) => file.endsWith('/page.tsx'));
/** The texts of the bars, which most pages share. */
const bars = 'app/[brand]/[locale]/get-layout-props.ts';

/** Bytes of JSON, without the translator's compilation. */
const limit = 6_000;

const lists: Record<string, readonly string[]> = { discountErrors };

const calls = /\b(pageTexts|pageErrors)\(([^)]*)\)|<IslandTexts\s+of=\{\[([^\]]*)\]\}/g;

/** `errors` is null without forms. */
type Taken = { parts: string[]; errors: string[] | null };

/** The texts that a source hands to islands. */
function takenBy(source: string): Taken {
  const taken: Taken = { parts: [], errors: null };
  for (const [, name, args, of] of source.matchAll(calls)) {
    const words = (args ?? of ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    if (name === 'pageErrors') taken.errors = [...(taken.errors ?? []), ...words.flatMap(read)];
    else taken.parts.push(...words.flatMap(read));
  }
  return taken;
}

/** A literal, or a list of the contract. @throws for anything else, which would not be counted */
function read(word: string): readonly string[] {
  const literal = /^'([\w.]+)'$/.exec(word)?.[1];
  const list = literal ? [literal] : lists[word.replace('...', '')];
  if (!list) throw new Error(`Expected a literal instead of ${word}`);
  return list;
}

/** A page with its layouts and all that they import from the app layer. */
function readSources(page: string, found = new Set<string>()): Set<string> {
  if (found.has(page) || !sources.has(page) || (page === bars && found.size > 0)) return found;
  found.add(page);
  for (const [, path = ''] of (sources.get(page) ?? '').matchAll(/from '((?:\.|#app\/)[^']+)'/g))
    readSources(path.startsWith('#') ? path.slice(1) : join(dirname(page), path), found);
  if (page.endsWith('/page.tsx'))
    for (let folder = dirname(page); folder !== '.'; folder = dirname(folder))
      readSources(join(folder, 'layout.tsx'), found);
  return found;
}

/** The largest size in any language, in bytes. */
function largest(taken: Taken[]): number {
  const parts = taken.flatMap((each) => each.parts);
  const errors = taken.flatMap((each) => each.errors ?? []) as ErrorName[];
  const hasForms = taken.some((each) => each.errors !== null);
  return Math.max(
    ...locales.map((locale) => {
      const all = getTexts(locale);
      const texts = {
        ...pickTexts<typeof all, string>(all, parts),
        ...(hasForms && { formErrors: errorTexts(all.errors, ...errors) }),
      };
      return Buffer.byteLength(JSON.stringify(texts));
    }),
  );
}

test.each([...pages, bars])('the first texts of %s are small in every language', (page) => {
  const taken = [...readSources(page)].map((file) => takenBy(sources.get(file) ?? ''));
  expect(largest(taken)).toBeLessThanOrEqual(limit);
});

test('every source that hands texts to islands belongs to a page', () => {
  const counted = new Set([...pages, bars].flatMap((page) => [...readSources(page)]));
  const handing = [...sources].filter(([, source]) => /<IslandTexts|await pageTexts\(/.test(source));
  expect(handing.filter(([file]) => !counted.has(file))).toEqual([]);
});

test('the chat has the errors of the calls whose failure it explains', () => {
  const { parts } = takenBy(sources.get('app/[brand]/[locale]/(chat)/(conversations)/layout.tsx') ?? '');
  const codes = [deleteChat, deleteMessage, react].flatMap(({ errors }) => errors);
  // It has a text of its own for a message that was read or is old.
  const needed = codes.filter((code) => code !== 'too_late').map((code) => `errors.${code}`);
  expect(parts).toEqual(expect.arrayContaining(needed));
});

test('a whole namespace, its keys and errors are counted, and only literals pass', () => {
  const source = `
    const texts = await pageTexts('nav', 'login.title');
    const errors = await pageErrors(...discountErrors, 'gone');
    <IslandTexts of={['likes']}>`;
  expect(takenBy(source)).toEqual({
    parts: ['nav', 'login.title', 'likes'],
    errors: [...discountErrors, 'gone'],
  });
  expect(largest([{ parts: ['transactions', 'accountDeletion'], errors: null }])).toBeGreaterThan(limit);
  expect(() => takenBy('pageTexts(...parts)')).toThrow('Expected a literal instead of ...parts');
});
