import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from './log.ts';
import { getRequestId } from './request-id.ts';

export type RequestKind = 'page' | 'call' | 'events' | 'photo' | 'file' | 'preview' | 'crawler' | 'probe';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
type Level = 'debug' | 'info';
type Observers = {
  /** Told of every answer that ended; null where nobody counts. `seconds` is how long it took. */
  count: ((kind: RequestKind, status: number, seconds: number) => void) | null;
  /** Level at which each request is a line of the log. */
  level: Level;
  behindProxy: boolean;
};

const byStart: [string, RequestKind][] = [
  ['/api/events.php', 'events'],
  ['/api/', 'call'],
  ['/photos/', 'photo'],
  ['/_next/', 'file'],
  ['/previews/', 'preview'],
  ['/robots.txt', 'crawler'],
  ['/sitemap', 'crawler'],
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
];

/** What kind of thing a path asks for. */
export function getRequestKind(path: string): RequestKind {
  return byStart.find(([start]) => path.startsWith(start))?.[1] ?? 'page';
}

/** Has every request counted and written down once it is over; costs nothing where neither is wanted. */
export function observeRequests(handle: Handle, { count, level, behindProxy }: Observers): Handle {
  if (!count && !log.isLevelEnabled(level)) return handle;
  return (request, response) => {
    const startedAt = performance.now();
    const id = getRequestId(request, behindProxy);
    const { method, url = '/' } = request;
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      // The query is left out: links in mails carry their tokens there.
      const path = url.split('?', 1)[0] ?? '/';
      const kind = getRequestKind(path);
      // Who has gone before the answer was whole is told from whoever got it, as other servers do.
      const isWhole = response.writableFinished || kind === 'events';
      const status = isWhole ? response.statusCode : 499;
      count?.(kind, status, ms / 1000);
      // Whoever looks after the process asks every second.
      log[kind === 'probe' ? 'debug' : level](
        { request: id, method, kind, path: path.slice(0, 200), status, ms: Math.round(ms) },
        'request',
      );
    });
    handle(request, response);
  };
}
