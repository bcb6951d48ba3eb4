const scope = globalThis as unknown as Record<symbol, unknown>;

/**
 * One value per process under a name. Next bundles its own copy of our modules into the front's process, so
 * whatever both must see cannot live in a module variable.
 */
export function processWide<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`vonk.${name}`);
  scope[key] ??= make();
  return scope[key] as T;
}
