const usable = /^postgres(?:ql)?:\/\//;

/**
 * Why an address leads to no database of ours, in words that follow the name of its variable; null where it may. The
 * address itself is never said: it holds the password.
 */
export function databaseUrlFault(url: string): string | null {
  if (usable.test(url)) return null;
  const scheme = /^[a-z][\w+.-]{0,20}:\/\//i.exec(url)?.[0];
  return `begins with postgres:// or postgresql://${scheme ? `, not with ${scheme}` : ''}`;
}
