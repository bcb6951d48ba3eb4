const PREFIX = /^\(\d+\) /;

/** A page title without its counts. */
export const bareTitle = (title: string): string => title.replace(PREFIX, '');

/** Puts unread messages plus new likes in brackets before a page title, replacing an older prefix. */
export function prefixTitle(title: string, count: number): string {
  const bare = bareTitle(title);
  return count > 0 ? `(${count}) ${bare}` : bare;
}
