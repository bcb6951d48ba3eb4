import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareGlossary, listFolders, listCalls, listDomainFolders, readGlossary } from './glossary.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const words = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
const domains = [...new Set(words.map(({ domain }) => domain))];

test('folders and calls have the words of the glossary', () => {
  const folders = listDomainFolders(root, domains);
  const calls = listCalls(root);
  expect(folders.length).toBeGreaterThan(50);
  expect(calls.length).toBeGreaterThan(80);
  expect(compareGlossary(words, folders, calls)).toEqual([]);
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
    '## trust\n\n| word | what | calls |\n| --- | --- | --- |\n| reports | x | `report`, `gone` |\n';
  const folders = [{ tier: 'backend', domain: 'trust', folder: 'deeds' }];
  const calls = [
    { call: 'report', file: 'trust/reports.ts' },
    { call: 'appeal', file: 'trust/decisions.ts' },
  ];
  expect(compareGlossary(readGlossary(page), folders, calls)).toEqual([
    'backend/trust/deeds is no word of trust',
    'appeal (trust/decisions.ts) has no word',
    'gone is no call of the contract',
  ]);
});

test('a word for two things, and a call under two words, are named', () => {
  const words = [
    { domain: 'growth', word: 'pages', calls: ['page'] },
    { domain: 'brands', word: 'pages', calls: ['page'] },
  ];
  expect(compareGlossary(words, [], [{ call: 'page', file: 'growth/info-pages.ts' }])).toEqual([
    'page has two words',
    'pages is two things',
  ]);
});
