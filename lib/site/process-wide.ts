const scope = globalThis as unknown as Record<symbol, unknown>;

/**
 * One value per process and name. Next bundles its own copy of our modules into the front's process, so shared state
 * cannot be in module variables.
 */
export function processWide<T extends object>(name: string, make: () => T): T {
  const key = Symbol.for(`vonk.${name}`);
  scope[key] ??= make();
  return scope[key] as T;
}
