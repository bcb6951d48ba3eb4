import type { Table, Word } from './glossary.ts';

/** A source file with its text. */
export type Source = readonly [path: string, text: string];

/** Folders that write tables of any domain. */
const exceptions = [
  // An erasure clears all that the database holds about a member, in one transaction and a fixed order.
  'backend/identity/account-deletion/erase/',
  // Sample data is inserted as rows, with times in the past that no call accepts.
  'demo/',
];

/** Writes of a table outside the domain that lists it in the glossary, one sentence each. */
export function findForeignWrites(
  sources: readonly Source[],
  tables: readonly Table[],
  words: readonly Word[],
): string[] {
  const owners = new Map(words.flatMap(({ domain, stored }) => stored.map((name) => [name, domain])));
  return sources
    .filter(([path]) => !exceptions.some((folder) => path.startsWith(folder)))
    .flatMap(([path, text]) =>
      listWritten(text, tables)
        .filter((name) => !path.startsWith(`backend/${owners.get(name)}/`))
        .map((name) => `${path} writes ${name}, which ${owners.get(name) ?? 'no domain'} owns`),
    );
}

/** The table after a statement that writes; `copy` without `to`, which only reads. */
const writes =
  /\b(?:insert\s+into|delete\s+from|update|merge\s+into|truncate(?:\s+table)?|copy(?=[^;]*?\sfrom\b))\s+(?:only\s+)?(?:"?public"?\.)?(\$\{|"?\w+)/gi;
const builderWrites = /\w\s*\.(?:insert|update|delete)\(\s*(?:\w+\.)?(\w+)/g;

/** Names of the tables that a text writes; all that it mentions if it computes the name of one. */
function listWritten(text: string, tables: readonly Table[]): string[] {
  const aliases = new Map(
    [...text.matchAll(/\b(\w+)\s+as\s+(\w+)\b/g)].map(([, name = '', alias = '']) => [alias, name]),
  );
  const targets = [...text.matchAll(writes), ...text.matchAll(builderWrites)]
    .map(([, target = '']) => target.replaceAll('"', ''))
    .flatMap((target) => [target, aliases.get(target) ?? target]);
  const isComputed = targets.some((target) => target === '${' || target === 'table');
  return tables
    .filter(({ name, constant }) =>
      isComputed
        ? new RegExp(`\\b(${name}|${constant})\\b`).test(text)
        : targets.includes(name) || targets.includes(constant),
    )
    .map(({ name }) => name);
}
