import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asksByVariable, namesKey, readSource, type Source } from '../checks/used-texts.ts';
import { getNamespace } from './by-namespace.ts';

/** Source files by path in the clone. */
export type SourceFiles = ReadonlyMap<string, string>;

/** The sources that use a namespace. */
type Users = { naming: { file: string; source: Source }[]; taking: [file: string, text: string][] };

const showsTexts = (file: string) =>
  /^(?:app|backend|components|lib|server|simulators)\/(?!contract\/).*\.tsx?$/.test(file) &&
  !/\.test\./.test(file);

export function readSourceFiles(root: string, files: readonly string[]): SourceFiles {
  return new Map(files.filter(showsTexts).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/**
 * The source files that use each key: those that name it, and those that use its whole namespace and contain every
 * part of the key. Without any, those that may use it by a variable, else all that use the namespace.
 */
export function findPlaces(keys: Iterable<string>, files: SourceFiles): Map<string, string[]> {
  const sources = [...files].map(([file, text]) => ({ file, source: readSource(text) }));
  const everyLiteral = new Set(sources.flatMap(({ source }) => [...source.literals]));
  const known = new Map<string, Users>();
  const getUsers = (namespace: string): Users => {
    const users = known.get(namespace) ?? {
      naming: sources.filter(({ source }) => namesNamespace(source, namespace)),
      taking: [...files].filter(([, text]) => takesWhole(namespace).test(text)),
    };
    known.set(namespace, users);
    return users;
  };
  const listPlaces = (key: string): string[] => {
    const { naming, taking } = getUsers(getNamespace(key));
    const certain = [
      ...naming.filter(({ source }) => namesKey(source, key)).map(({ file }) => file),
      ...taking.filter(([, text]) => saysAll(text, key)).map(([file]) => file),
    ];
    if (certain.length > 0) return [...new Set(certain)].sort();
    const asking = naming.filter(({ source }) => asksByVariable(source, key, everyLiteral));
    return asking.length > 0 ? asking.map(({ file }) => file) : taking.map(([file]) => file);
  };
  return new Map([...keys].map((key) => [key, listPlaces(key)]));
}

/** A prefix of a key includes its namespace. */
function namesNamespace({ literals }: Source, namespace: string): boolean {
  return literals.has(namespace) || [...literals].some((each) => each.startsWith(`${namespace}.`));
}

/** Whether a text contains each part of a key below its namespace as a word; numbers index paragraphs. */
function saysAll(text: string, key: string): boolean {
  return key
    .split('.')
    .slice(1)
    .filter((part) => !/^\d+$/.test(part))
    .every((part) => new RegExp(`\\b${part}\\b`).test(text));
}

/** How a whole namespace is used: by `pageTexts` or `serverTexts`, an import from `@texts`, or the type of a prop. */
function takesWhole(namespace: string): RegExp {
  const type = `${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}Texts`;
  return new RegExp(
    [
      `pageTexts\\([^)]*'${namespace}[.']`,
      `serverTexts\\(.*, '${namespace}'\\)`,
      `@texts/[^/'\`]+/${namespace}\\.json[\`']\\)`,
      `Texts\\['${namespace}'\\]`,
      `\\b${type}\\b`,
    ].join('|'),
  );
}
