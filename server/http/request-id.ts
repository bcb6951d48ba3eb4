import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a proxy may call a request; anything else might break a line of the log. */
const acceptable = /^[\w.-]{8,64}$/;

const named = new WeakMap<IncomingMessage, string>();
const processMark = randomUUID().slice(0, 8);
let requests = 0;

/**
 * The name of a request in the logs of both tiers: that of a proxy of ours in `X-Request-ID`, else one that is new. A
 * visitor can't choose it.
 */
export function getRequestId(request: IncomingMessage, behindProxy: boolean): string {
  const known = named.get(request);
  if (known) return known;
  const header = behindProxy ? request.headers['x-request-id'] : undefined;
  const id =
    typeof header === 'string' && acceptable.test(header)
      ? header
      : `${processMark}-${(requests++).toString(36)}`;
  named.set(request, id);
  return id;
}
