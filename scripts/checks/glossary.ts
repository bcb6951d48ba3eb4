import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A term of `docs/glossary.md` with its calls. */
export type Word = { domain: string; word: string; calls: string[] };

/** A folder of a domain, such as `chat` of `community` in `backend`. */
export type DomainFolder = { tier: string; domain: string; folder: string };

/** A call's name without `/api/` and `.php`, with the contract file that declares it. */
export type NamedCall = { call: string; file: string };

export function readGlossary(markdown: string): Word[] {
  const words: Word[] = [];
  let domain = '';
  for (const line of markdown.split('\n')) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading) domain = heading;
    const [, word = '', , calls = ''] = line.split('|').map((cell) => cell.trim());
    if (!/^[a-z][a-z-]*$/.test(word) || word === 'word') continue;
    words.push({ domain, word, calls: [...calls.matchAll(/`([a-z-]+)`/g)].map(([, call = '']) => call) });
  }
  return words;
}

/** The folders of the tiers that are divided by domain. */
export function listDomainFolders(root: string, domains: readonly string[]): DomainFolder[] {
  return ['backend', 'components'].flatMap((tier) =>
    domains.flatMap((domain) =>
      listFolders(join(root, tier, domain)).map((folder) => ({ tier, domain, folder })),
    ),
  );
}

/** The calls of the contract, once for each name. */
export function listCalls(root: string): NamedCall[] {
  const folder = join(root, 'lib/contract');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const calls = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/path: '\/api\/([a-z-]+)\.php/g)].map(
      ([, call = '']) => ({ call, file }),
    ),
  );
  return [...new Map(calls.map((each) => [each.call, each])).values()];
}

/** Differences between glossary and sources, one sentence each. */
export function compareGlossary(
  words: readonly Word[],
  folders: readonly DomainFolder[],
  calls: readonly NamedCall[],
): string[] {
  const named = words.flatMap((each) => each.calls);
  return [
    ...folders
      .filter(({ domain, folder }) => !words.some((each) => each.domain === domain && each.word === folder))
      .map(({ tier, domain, folder }) => `${tier}/${domain}/${folder} is no word of ${domain}`),
    ...calls
      .filter(({ call }) => !named.includes(call))
      .map(({ call, file }) => `${call} (${file}) has no word`),
    ...named
      .filter((call) => !calls.some((each) => each.call === call))
      .map((call) => `${call} is no call of the contract`),
    ...doubles(named).map((call) => `${call} has two words`),
    ...doubles(words.map(({ word }) => word)).map((word) => `${word} is two things`),
  ];
}

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
