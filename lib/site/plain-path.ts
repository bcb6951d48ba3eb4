/**
 * Whether a path means the same to every reader: no dot segments, double or encoded slashes, backslashes, control
 * characters or broken escapes. Any of them could turn `/a/../b` into another brand's internal path further in.
 */
export function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.length > 2000) return false;
  if (/\/\/|[\\\0-\x20\x7f]|%(?:2f|5c|00|0a|0d)/i.test(path)) return false;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return false;
  }
  return !decoded.split('/').some((segment) => segment === '.' || segment === '..');
}
