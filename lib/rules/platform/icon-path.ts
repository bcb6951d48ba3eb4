/** The file that an icon's address means, and the hash of its content that its name may carry: `favicon-01234567.svg`. */
export function iconFile(path: string): { file: string; hash: string | null } {
  const [, start, hash, end] = /^(.+)-([0-9a-f]{8})(\.(?:svg|png))$/.exec(path) ?? [];
  return start && hash && end ? { file: start + end, hash } : { file: path, hash: null };
}
