import Negotiator from 'negotiator';
import { codings, type Coding } from './compress.ts';

// Browsers send few different values: parsing takes fifty times as long as a look-up.
const knownCodings = new Map<string, readonly Coding[]>();
const noCodings: readonly Coding[] = [];

/** Our encodings in an Accept-Encoding header, best first; none without a header. */
export function parseAcceptEncoding(header: string | string[] | undefined): readonly Coding[] {
  if (typeof header !== 'string') return noCodings;
  const known = knownCodings.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const accepted = negotiator.encodings(codings, { preferred: codings });
  if (knownCodings.size < 500) knownCodings.set(header, accepted);
  return accepted;
}
