import { LRUCache } from 'lru-cache';

/** A bounded cache of values that are invalidated by owner. */
export class OwnedCache<V extends object> {
  readonly #values: LRUCache<string, V>;
  readonly #keysByOwner = new Map<number, Set<string>>();
  readonly #getOwner: (value: V) => number;

  constructor(max: number, getOwner: (value: V) => number) {
    this.#getOwner = getOwner;
    this.#values = new LRUCache({ max, dispose: (value, key) => this.#unlink(key, value) });
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: V): void {
    this.#values.set(key, value);
    const owner = this.#getOwner(value);
    this.#keysByOwner.set(owner, (this.#keysByOwner.get(owner) ?? new Set()).add(key));
  }

  deleteByOwner(owner: number): void {
    for (const key of this.#keysByOwner.get(owner) ?? []) this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }

  #unlink(key: string, value: V): void {
    const owner = this.#getOwner(value);
    const keys = this.#keysByOwner.get(owner);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysByOwner.delete(owner);
  }
}
