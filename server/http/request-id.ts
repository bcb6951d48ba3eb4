import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Valid request ids of a proxy; others might corrupt log lines. */
const acceptable = /^[\w.-]{8,64}$/;

const named = new WeakMap<IncomingMessage, string>();
const processMark = randomUUID().slice(0, 8);
let requests = 0;

/** A request's id in the logs of both tiers: from our proxy's `X-Request-ID`, else new. Visitors cannot set it. */
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
