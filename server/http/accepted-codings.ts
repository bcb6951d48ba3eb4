import { codings, type Coding } from './compress.ts';

// Browsers send a handful of different values, again and again.
const knownCodings = new Map<string, readonly Coding[]>();
const noCodings: readonly Coding[] = [];

/** Which of our codings an Accept-Encoding header takes, the best first; none without one. */
export function codingsOf(header: string | string[] | undefined): readonly Coding[] {
  if (typeof header !== 'string') return noCodings;
  const known = knownCodings.get(header);
  if (known) return known;
  const accepted = codings.filter((coding) => accepts(header, coding));
  if (knownCodings.size < 500) knownCodings.set(header, accepted);
  return accepted;
}

function accepts(header: string, coding: string): boolean {
  const parts = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const named = parts.find((part) => part.split(';')[0]?.trim() === coding);
  return named !== undefined && !/;\s*q=0(?:\.0*)?$/.test(named);
}
