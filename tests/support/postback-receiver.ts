import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type PostbackReceived = {
  path: string;
  /** Of the query. */
  values: Record<string, string>;
  headers: IncomingHttpHeaders;
};

type Plan = { status: number; after?: number; body?: string; location?: string };

export type PostbackReceiver = {
  /** Host and port, for templates. */
  url: string;
  received: PostbackReceived[];
  /** Responses of the next calls to a path, each `after` milliseconds; 200 when none are left. */
  answerNext: (path: string, ...plans: Plan[]) => void;
  /** All received bytes as text. */
  everything: () => string;
  close: () => Promise<void>;
};

/** A fake affiliate network: accepts calls, and fails, waits or redirects on request. */
export async function startPostbackReceiver(): Promise<PostbackReceiver> {
  const received: PostbackReceived[] = [];
  const planned = new Map<string, Plan[]>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    received.push({ path: pathname, values: Object.fromEntries(searchParams), headers: request.headers });
    const { status, after = 0, body = 'OK', location } = planned.get(pathname)?.shift() ?? { status: 200 };
    void sleep(after).then(() => response.writeHead(status, location ? { location } : {}).end(body));
  });
  // One of the addresses of `localhost`, the host name in templates.
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    received,
    answerNext: (path, ...plans) => void planned.set(path, [...(planned.get(path) ?? []), ...plans]),
    everything: () => JSON.stringify(received),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
