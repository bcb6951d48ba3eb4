import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from './log.ts';
import { getRequestId } from './request-id.ts';

export type RequestKind = 'page' | 'call' | 'events' | 'photo' | 'file' | 'preview' | 'crawler' | 'probe';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
type Level = 'debug' | 'info';
type Observers = {
  /** Called for every finished response; null without metrics. `seconds` is its duration. */
  count: ((kind: RequestKind, status: number, seconds: number) => void) | null;
  /** Log level of the line for each request. */
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

export function getRequestKind(path: string): RequestKind {
  return byStart.find(([start]) => path.startsWith(start))?.[1] ?? 'page';
}

/** Counts and logs every finished request; free if both are disabled. */
export function observeRequests(handle: Handle, { count, level, behindProxy }: Observers): Handle {
  if (!count && !log.isLevelEnabled(level)) return handle;
  return (request, response) => {
    const startedAt = performance.now();
    const id = getRequestId(request, behindProxy);
    const { method, url = '/' } = request;
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      // Without the query, which contains tokens in mail links.
      const path = url.split('?', 1)[0] ?? '/';
      const kind = getRequestKind(path);
      // Responses aborted by the client are distinguished, as in other servers.
      const isWhole = response.writableFinished || kind === 'events';
      const status = isWhole ? response.statusCode : 499;
      count?.(kind, status, ms / 1000);
      // Health checks come every second.
      log[kind === 'probe' ? 'debug' : level](
        { request: id, method, kind, path: path.slice(0, 200), status, ms: Math.round(ms) },
        'request',
      );
    });
    handle(request, response);
  };
}
