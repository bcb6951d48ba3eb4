type Tree = { [key: string]: unknown };

/** Names that lead to shared prototypes. */
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Splits a path such as `theme.light.primary`. @throws Error if invalid */
export function splitPath(path: string): string[] {
  const parts = path.split('.');
  if (parts.some((part) => !/^[\w-]+$/.test(part) || forbidden.has(part)))
    throw new Error(
      `"${path}" is no setting: its name, and behind dots what lies in it (theme.light.primary).`,
    );
  return parts;
}

export function getAtPath(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, part) => (isTree(at) && Object.hasOwn(at, part) ? at[part] : undefined),
    tree,
  );
}

/** Returns a copy with the value replaced, or removed if `undefined`. */
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
