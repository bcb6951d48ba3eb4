const PREFIX = /^\(\d+\) /;

/** Puts unread messages plus new likes in brackets before a page title; takes an older prefix away. */
export function prefixTitle(title: string, count: number): string {
  const bare = title.replace(PREFIX, '');
  return count > 0 ? `(${count}) ${bare}` : bare;
}

/** What a text says as JSON; null for no text, and for what is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
