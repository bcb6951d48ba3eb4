import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  compareGlossary,
  isOfDomain,
  listCalls,
  listDomainFolders,
  listFolders,
  listLeaves,
  listMessageFiles,
  listMisplacedCalls,
  listPageFolders,
  listTables,
  listUnplacedWords,
  readGlossary,
  readUnusedWords,
  toParts,
} from './glossary.ts';
import { listFiles } from './tracked-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const words = readGlossary(page);
const domains = [...new Set(words.map(({ domain }) => domain))];

test('folders, calls, tables and message files have the words of the glossary', () => {
  const folders = listDomainFolders(root, domains);
  const calls = listCalls(root);
  expect(folders.length).toBeGreaterThan(50);
  expect(calls.length).toBeGreaterThan(80);
  const tables = listTables(root);
  const messages = listMessageFiles(root);
  expect(tables.length).toBeGreaterThan(60);
  expect(messages.length).toBeGreaterThan(15);
  expect(compareGlossary(words, folders, calls, [...tables, ...messages])).toEqual([]);
});

/** What platform holds is named by its technique. */
const named = domains.filter((each) => each !== 'platform');

test('at most 46 leaves are without a word of their domain', () => {
  const leaves = listLeaves(root, named);
  expect(leaves.length).toBeGreaterThan(250);
  const others = leaves.filter((leaf) => !isOfDomain(leaf, words));
  const names = others.map(({ tier, domain, folder }) => `${tier}/${domain}/${folder}`);
  expect(names.slice(46)).toEqual([]);
});

test('calls stand in the file of their word or of their own name', () => {
  const misplaced = listMisplacedCalls(words, listCalls(root)).map(({ name, file }) => `${name} (${file})`);
  expect(misplaced).toEqual(['events (events.ts)', 'event-feed (events.ts)']);
});

test('every word has a place in two tiers', () => {
  const leaves = [...listLeaves(root, named), ...listPageFolders(root)];
  const ofDomains = words.filter(({ domain }) => named.includes(domain));
  expect(listUnplacedWords(ofDomains, leaves)).toEqual([]);
});

test('no file or folder has a word that is not used', () => {
  const outdated = readUnusedWords(page).map((word) => toParts(word)[0]);
  expect(outdated.length).toBeGreaterThan(10);
  const names = listFiles(root).filter(
    (path) => !/^public\/|\/migrations\/|\/decisions\/|^demo\//.test(path),
  );
  expect(
    names.filter((path) =>
      path
        .split('/')
        .flatMap(toParts)
        .some((part) => outdated.includes(part)),
    ),
  ).toEqual([]);
});

test.each(['backend', 'components', 'lib/contract', 'lib/rules'])(
  'every domain of %s is one of the page',
  (tier) => {
    const shared = ['demo', 'layout', 'site', 'ui'];
    const found = listFolders(join(root, tier));
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((each) => !domains.includes(each) && !shared.includes(each))).toEqual([]);
  },
);

test('what differs is named', () => {
  const page =
    '## trust\n\n| word | what | calls | stored |\n| --- | --- | --- | --- |\n| reports | x | `report`, `gone` | `a_b`, `c.json` |\n';
  const folders = [{ tier: 'backend', domain: 'trust', folder: 'deeds' }];
  const calls = [
    { name: 'report', file: 'trust/reports.ts' },
    { name: 'appeal', file: 'trust/decisions.ts' },
  ];
  const stored = [
    { name: 'a_b', file: 'support.ts' },
    { name: 'appeals', file: 'rights.ts' },
  ];
  expect(compareGlossary(readGlossary(page), folders, calls, stored)).toEqual([
    'backend/trust/deeds is no word of trust',
    'appeal (trust/decisions.ts) has no word',
    'gone is no call of the contract',
    'appeals (rights.ts) has no word',
    'c.json is no table or message file',
  ]);
});

test('a word for two things, and what is listed under two words, are named', () => {
  const words = [
    { domain: 'growth', word: 'pages', calls: ['page'], stored: ['info_pages'] },
    { domain: 'brands', word: 'pages', calls: ['page'], stored: ['info_pages'] },
  ];
  const calls = [{ name: 'page', file: 'growth/info-pages.ts' }];
  expect(compareGlossary(words, [], calls, [{ name: 'info_pages', file: 'brands.ts' }])).toEqual([
    'page has two words',
    'info_pages has two words',
    'pages is two things',
  ]);
});

test('a call elsewhere and a word of one tier are named', () => {
  const words = [{ domain: 'trust', word: 'decisions', calls: ['appeal', 'decisions'], stored: [] }];
  const calls = [
    { name: 'appeal', file: 'trust/decisions.ts' },
    { name: 'decisions', file: 'trust/complaints.ts' },
  ];
  expect(listMisplacedCalls(words, calls)).toEqual(calls.slice(1));
  const backend = { tier: 'backend', domain: 'trust', folder: 'decisions' };
  const tests = ['tests/e2e', 'tests/system'].map((tier) => ({ ...backend, tier, folder: 'old-decision' }));
  expect(listUnplacedWords(words, tests)).toEqual(['decisions']);
  expect(listUnplacedWords(words, [backend, ...tests])).toEqual([]);
});
