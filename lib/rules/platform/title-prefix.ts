const PREFIX = /^\(\d+\) /;

/** Puts unread messages plus new likes in brackets before a page title, replacing an older prefix. */
export function prefixTitle(title: string, count: number): string {
  const bare = title.replace(PREFIX, '');
  return count > 0 ? `(${count}) ${bare}` : bare;
}
