const usable = /^postgres(?:ql)?:\/\//;

/**
 * Why a URL is no valid database URL, as text after its variable's name; null if valid. Never includes the URL, which
 * contains the password.
 */
export function databaseUrlFault(url: string): string | null {
  if (usable.test(url)) return null;
  const scheme = /^[a-z][\w+.-]{0,20}:\/\//i.exec(url)?.[0];
  return `begins with postgres:// or postgresql://${scheme ? `, not with ${scheme}` : ''}`;
}
