/** The path after login in `next`, if on this site; null for other origins in any spelling, calls and the login. */
export function safeNextPath(next: string | null, origin: string): string | null {
  if (!next || !next.startsWith('/') || hasControlCharacter(next)) return null;
  let url: URL;
  try {
    url = new URL(next, origin);
  } catch {
    return null;
  }
  if (
    url.origin !== new URL(origin).origin ||
    url.username ||
    next.startsWith('//') ||
    next.startsWith('/\\')
  )
    return null;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') || /^\/api\/|^(?:\/[a-z]{2})?\/login(?:$|[/?#])/.test(path) ? null : path;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 32 || character.charCodeAt(0) === 127);
}
