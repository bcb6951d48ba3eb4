// Browsers send a handful of different values, again and again.
const knownCodings = new Map<string, { br: boolean; gzip: boolean }>();
const noCodings = { br: false, gzip: false };

/** Which of our two codings an Accept-Encoding header takes; none without one. */
export function codingsOf(header: string | string[] | undefined): { br: boolean; gzip: boolean } {
  if (typeof header !== 'string') return noCodings;
  const known = knownCodings.get(header);
  if (known) return known;
  const codings = { br: accepts(header, 'br'), gzip: accepts(header, 'gzip') };
  if (knownCodings.size < 500) knownCodings.set(header, codings);
  return codings;
}

function accepts(header: string, coding: string): boolean {
  const parts = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const named = parts.find((part) => part.split(';')[0]?.trim() === coding);
  return named !== undefined && !/;\s*q=0(?:\.0*)?$/.test(named);
}
