import { LRUCache } from 'lru-cache';

/** A bounded cache of values that are invalidated by owner. */
export class OwnedCache<V extends object> {
  readonly #values: LRUCache<string, V>;
  readonly #keysOf = new Map<number, Set<string>>();
  readonly #ownerOf: (value: V) => number;

  constructor(max: number, ownerOf: (value: V) => number) {
    this.#ownerOf = ownerOf;
    this.#values = new LRUCache({ max, dispose: (value, key) => this.#unlink(key, value) });
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: V): void {
    this.#values.set(key, value);
    const owner = this.#ownerOf(value);
    this.#keysOf.set(owner, (this.#keysOf.get(owner) ?? new Set()).add(key));
  }

  forget(owner: number): void {
    for (const key of this.#keysOf.get(owner) ?? []) this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }

  #unlink(key: string, value: V): void {
    const owner = this.#ownerOf(value);
    const keys = this.#keysOf.get(owner);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOf.delete(owner);
  }
}
