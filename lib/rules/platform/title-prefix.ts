const PREFIX = /^\(\d+\) /;

/** Puts unread messages plus new likes in brackets before a page title; takes an older prefix away. */
export function prefixTitle(title: string, count: number): string {
  const bare = title.replace(PREFIX, '');
  return count > 0 ? `(${count}) ${bare}` : bare;
}
