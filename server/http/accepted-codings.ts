import Negotiator from 'negotiator';
import { codings, type Coding } from './compress.ts';

// Browsers send a handful of different values, again and again: to read one takes fifty times as long as to know it.
const knownCodings = new Map<string, readonly Coding[]>();
const noCodings: readonly Coding[] = [];

/** Which of our codings an Accept-Encoding header takes, the best for both first; none without one. */
export function parseAcceptEncoding(header: string | string[] | undefined): readonly Coding[] {
  if (typeof header !== 'string') return noCodings;
  const known = knownCodings.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const accepted = negotiator.encodings(codings, { preferred: codings });
  if (knownCodings.size < 500) knownCodings.set(header, accepted);
  return accepted;
}
