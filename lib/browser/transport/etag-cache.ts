type Remembered = { etag: string; data: unknown };

// For sixty answers no browser loads lru-cache.
const limit = 60;
const answers = new Map<string, Remembered>();

/** The last answer to a read that came with an ETag: the polls ask with it and a 304 repeats it. */
export function remembered(url: string): Remembered | undefined {
  return answers.get(url);
}

export function remember(url: string, etag: string, data: unknown): void {
  answers.delete(url);
  answers.set(url, { etag, data });
  for (const oldest of answers.keys()) {
    if (answers.size <= limit) break;
    answers.delete(oldest);
  }
}

/** Forgets everything; the next visitor of this tab must not see it. */
export function clearEtagCache(): void {
  answers.clear();
}
