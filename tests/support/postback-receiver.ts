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
  heard: PostbackReceived[];
  /** The next calls to a path are answered so; 200 when there is nothing left. Milliseconds before the answer. */
  answerNext: (path: string, ...plans: Plan[]) => void;
  /** Everything that has come over the wire. */
  everything: () => string;
  close: () => Promise<void>;
};

/** Stands for an affiliate network: takes calls, and fails, waits or redirects as it is told. */
export async function startPostbackReceiver(): Promise<PostbackReceiver> {
  const heard: PostbackReceived[] = [];
  const planned = new Map<string, Plan[]>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    heard.push({ path: pathname, values: Object.fromEntries(searchParams), headers: request.headers });
    const { status, after = 0, body = 'OK', location } = planned.get(pathname)?.shift() ?? { status: 200 };
    void sleep(after).then(() => response.writeHead(status, location ? { location } : {}).end(body));
  });
  // One of the addresses that `localhost` has, which is the name that templates carry.
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    heard,
    answerNext: (path, ...plans) => void planned.set(path, [...(planned.get(path) ?? []), ...plans]),
    everything: () => JSON.stringify(heard),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
