type CachedEtag = { etag: string; data: unknown };

// Too few entries to load lru-cache in browsers.
const limit = 60;
const answers = new Map<string, CachedEtag>();

/** The last response with an ETag: polls send it, and a 304 repeats the response. */
export function cachedEtag(url: string): CachedEtag | undefined {
  return answers.get(url);
}

export function storeEtag(url: string, etag: string, data: unknown): void {
  answers.delete(url);
  answers.set(url, { etag, data });
  for (const oldest of answers.keys()) {
    if (answers.size <= limit) break;
    answers.delete(oldest);
  }
}

/** Clears the cache, as the tab's next user must not see it. */
export function clearEtagCache(): void {
  answers.clear();
}
