/** Characters. */
const maxLength = 2000;

/**
 * Whether all readers interpret a path in the same way: no dot segments, double or encoded slashes, backslashes,
 * control characters or invalid escapes. These could turn `/a/../b` into another brand's internal path.
 */
export function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.length > maxLength) return false;
  if (/\/\/|[\\\0-\x20\x7f]|%(?:2f|5c|00|0a|0d)/i.test(path)) return false;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return false;
  }
  return !decoded.split('/').some((segment) => segment === '.' || segment === '..');
}

/**
 * The normal form of a path (RFC 3986, `docs/specification.md` §6.2.2): no unnecessary escapes, escapes in upper
 * case, and neither empty
 * nor dot segments. Null if the path is still ambiguous.
 */
export function normalPath(path: string): string | null {
  if (!path.startsWith('/') || path.length > maxLength) return null;
  const spelled = path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
  const segments: string[] = [];
  for (const segment of spelled.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  const normal = `/${segments.join('/')}`;
  return isPlainPath(normal) ? normal : null;
}
