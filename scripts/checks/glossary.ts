import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A term of `docs/glossary.md` with its calls, and its tables and message files as `stored`. */
export type Word = { domain: string; word: string; calls: string[]; stored: string[] };

/** A folder of a domain, such as `chat` of `community` in `backend`. */
export type DomainFolder = { tier: string; domain: string; folder: string };

/** A name of the sources with the file that has it; that of a call is without `/api/` and `.php`. */
export type Named = { name: string; file: string };

/** A table of the schema: its name and the constant that declares it. */
export type Table = Named & { constant: string };

/** The heading of the last table, which lists words that no name has. */
const unused = '## Words not used';

export function readGlossary(markdown: string): Word[] {
  const words: Word[] = [];
  let domain = '';
  for (const line of (markdown.split(unused)[0] ?? '').split('\n')) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading) domain = heading;
    const [, word = '', , calls = '', stored = ''] = line.split('|').map((cell) => cell.trim());
    if (!/^[a-z][a-z-]*$/.test(word) || word === 'word') continue;
    words.push({ domain, word, calls: namesIn(calls), stored: namesIn(stored) });
  }
  return words;
}

/** Words that the page replaces by others. */
export const readUnusedWords = (markdown: string): string[] => {
  const rows = (markdown.split(unused)[1] ?? '').matchAll(/^\| ([a-z, ]+?) *\|/gm);
  return [...rows].flatMap(([, cell = '']) => cell.split(', ')).filter((word) => word !== 'not');
};

const namesIn = (cell: string) => [...cell.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name);

/** The folders of the tiers that are divided by domain. */
export function listDomainFolders(root: string, domains: readonly string[]): DomainFolder[] {
  return ['backend', 'components'].flatMap((tier) =>
    domains.flatMap((domain) =>
      listFolders(join(root, tier, domain)).map((folder) => ({ tier, domain, folder })),
    ),
  );
}

const leafTiers = ['contract', 'rules', 'browser'].map((each) => `lib/${each}`);
const testTiers = ['system', 'faults', 'e2e'].map((each) => `tests/${each}`);

/** Folders and files of a domain in every tier, each name once, without extensions. */
export function listLeaves(root: string, domains: readonly string[]): DomainFolder[] {
  return [...leafTiers, 'backend', 'components', ...testTiers].flatMap((tier) =>
    domains.flatMap((domain) => {
      const path = join(root, tier, domain);
      const names = existsSync(path) ? readdirSync(path).map((name) => name.split('.')[0] ?? '') : [];
      return [...new Set(names)].map((folder) => ({ tier, domain, folder }));
    }),
  );
}

/** Whether a name has a part of a word, call, table or message file of its domain. */
export function isOfDomain({ domain, folder }: DomainFolder, words: readonly Word[]): boolean {
  const known = words.filter((each) => each.domain === domain);
  const names = known.flatMap(({ word, calls, stored }) => [word, ...calls, ...stored]);
  const parts = new Set(names.flatMap(toParts));
  return toParts(folder).some((part) => parts.has(part));
}

/** Calls that stand elsewhere in the contract than in a file of their domain with the name of their word or their own. */
export function listMisplacedCalls(words: readonly Word[], calls: readonly Named[]): Named[] {
  return calls.filter(({ name, file }) => {
    const own = words.find((each) => each.calls.includes(name));
    const places = [own?.word ?? '', name].map((each) => `${own?.domain}/${each}.ts`);
    return !places.some((place) => toParts(place).join() === toParts(file).join());
  });
}

/** Folders of pages, which have no domain. */
export const listPageFolders = (root: string): DomainFolder[] =>
  readdirSync(join(root, 'app'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ tier: 'app', domain: '', folder: name }));

/** Words that name a folder or file in fewer than two tiers; tests are one tier. */
export function listUnplacedWords(words: readonly Word[], leaves: readonly DomainFolder[]): string[] {
  return words
    .filter(({ domain, word }) => {
      const found = leaves.filter(
        (leaf) => ['', domain].includes(leaf.domain) && isSubset(toParts(word), toParts(leaf.folder)),
      );
      return new Set(found.map(({ tier }) => tier.replace(/^tests\/.*/, 'tests'))).size < 2;
    })
    .map(({ word }) => word);
}

const isSubset = (parts: string[], all: string[]) => parts.every((part) => all.includes(part));

/** `mail_events` → `mail`, `event`. */
export const toParts = (name: string): string[] =>
  name
    .replace(/\.json$/, '')
    .split(/[-_.]/)
    .map((part) => part.replace(/ies$/, 'y').replace(/(?<!s)s$/, ''));

/** The calls of the contract, once for each name. */
export function listCalls(root: string): Named[] {
  const folder = join(root, 'lib/contract');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const calls = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/path: '\/api\/([a-z-]+)\.php/g)].map(
      ([, name = '']) => ({ name, file }),
    ),
  );
  return [...new Map(calls.map((each) => [each.name, each])).values()];
}

export function listTables(root: string): Table[] {
  const folder = join(root, 'backend/platform/db/schema');
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
      ([, constant = '', name = '']) => ({ name, constant, file }),
    ),
  );
}

/** Of English alone: `npm run messages` compares the other languages with it. */
export function listMessageFiles(root: string): Named[] {
  const folder = 'messages/en';
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, file: folder }));
}

/** Differences between glossary and sources, one sentence each. */
export function compareGlossary(
  words: readonly Word[],
  folders: readonly DomainFolder[],
  calls: readonly Named[],
  stored: readonly Named[],
): string[] {
  return [
    ...folders
      .filter(({ domain, folder }) => !words.some((each) => each.domain === domain && each.word === folder))
      .map(({ tier, domain, folder }) => `${tier}/${domain}/${folder} is no word of ${domain}`),
    ...compareNames(
      words.flatMap((each) => each.calls),
      calls,
      'call of the contract',
    ),
    ...compareNames(
      words.flatMap((each) => each.stored),
      stored,
      'table or message file',
    ),
    ...doubles(words.map(({ word }) => word)).map((word) => `${word} is two things`),
  ];
}

const compareNames = (listed: readonly string[], found: readonly Named[], kind: string) => [
  ...found
    .filter(({ name }) => !listed.includes(name))
    .map(({ name, file }) => `${name} (${file}) has no word`),
  ...listed
    .filter((name) => !found.some((each) => each.name === name))
    .map((name) => `${name} is no ${kind}`),
  ...doubles(listed).map((name) => `${name} has two words`),
];

const doubles = (names: readonly string[]) => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

export function listFolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    // Not every tier has every domain.
    return [];
  }
}
