/** What a Range header asks for of a file: its first and last byte, nothing that is there, or the whole. */
export type ByteRange = { first: number; last: number } | 'none' | 'whole';

/**
 * Reads a Range header (RFC 9110, 14.2). What is malformed, or several ranges at once, is answered with the whole file.
 * `range-parser` takes twice as long, refuses the former and leaves the latter to its caller.
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length ? { first: size - length, last: size - 1 } : 'none';
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first < size ? { first, last } : 'none';
}
