/**
 * Connects Next's cache to the front: `server/pages/next-store.ts` sets its store on globalThis before Next starts.
 * Plain JavaScript, because Next imports this file itself. Without a front nothing is cached.
 */
export default class NextCacheHandler {
  get store() {
    return globalThis[Symbol.for('vonk.next-store')];
  }

  async get(key, context) {
    return this.store?.get(key, context) ?? null;
  }

  async set(key, data, context) {
    this.store?.set(key, data, context);
  }

  async revalidateTag(tags) {
    this.store?.purge([tags].flat());
  }

  resetRequestCache() {}
}
