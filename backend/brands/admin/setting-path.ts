type Tree = { [key: string]: unknown };

/** Names that lead out of an object into what all objects share. */
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** `theme.light.primary` as its parts. @throws Error for what is no such path */
export function splitPath(path: string): string[] {
  const parts = path.split('.');
  if (parts.some((part) => !/^[\w-]+$/.test(part) || forbidden.has(part)))
    throw new Error(
      `"${path}" is no setting: its name, and behind dots what lies in it (theme.light.primary).`,
    );
  return parts;
}

/** What lies at a path; undefined where nothing does. */
export function getAtPath(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, part) => (isTree(at) && Object.hasOwn(at, part) ? at[part] : undefined),
    tree,
  );
}

/** A copy with another value at a path; with `undefined` there it is without one. */
export function writeAt(tree: unknown, path: readonly string[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(tree)) {
    const list = [...(tree as unknown[])];
    if (!/^\d+$/.test(first) || Number(first) > list.length) return tree;
    const at = Number(first);
    const inner = writeAt(list[at], rest, value);
    if (inner === undefined) list.splice(at, 1);
    else list[at] = inner;
    return list;
  }
  const own: Tree = isTree(tree) ? { ...tree } : {};
  const inner = writeAt(own[first], rest, value);
  if (inner === undefined) delete own[first];
  else own[first] = inner;
  return own;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
