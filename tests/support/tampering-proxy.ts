import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Asked = { call: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };
export type ProxyAnswer = { status: number; headers: Record<string, string>; body: Record<string, unknown> };

/** A deviation of a server from its contract. */
export type Tampering = {
  name: string;
  /** Changes a call before the real server gets it; `null` withholds it and responds `{ done: true }`. */
  changeRequest?: (received: Asked) => Partial<IncomingHttpHeaders> | null;
  /** Changes the response. */
  changeAnswer?: (answer: ProxyAnswer, received: Asked) => Partial<ProxyAnswer>;
};

/** A request to the real server and its response. */
export type Exchange = { received: Asked; answer: ProxyAnswer };

export type LyingProxy = {
  url: string;
  /** From now on; null for honest. */
  lie: (lie: Tampering | null) => void;
  /** Real requests and responses since the last call. */
  exchanges: () => Exchange[];
  close: () => Promise<void>;
};

/** A proxy in front of a server that changes chosen requests and responses. */
export async function startLyingProxy(to: string): Promise<LyingProxy> {
  let lie: Tampering | null = null;
  let seen: Exchange[] = [];
  const carry = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request);
    const url = new URL(request.url ?? '/', to);
    const call = `${request.method} ${url.pathname}${namedQuery(url)}`;
    const received = { call, headers: request.headers, body: parse(sent) };
    const answer = await forward(url, request.method ?? 'GET', received, sent, lie);
    seen.push({ received, answer });
    const changed = { ...answer, ...lie?.changeAnswer?.(answer, received) };
    response.writeHead(changed.status, changed.headers).end(JSON.stringify(changed.body));
  };
  // If the server is down, the caller's connection breaks.
  const server = createServer((request, response) => {
    carry(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lie: (chosen) => void (lie = chosen),
    exchanges() {
      const exchanges = seen;
      seen = [];
      return exchanges;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(
  url: URL,
  method: string,
  received: Asked,
  sent: string,
  lie: Tampering | null,
): Promise<ProxyAnswer> {
  const changes = lie?.changeRequest?.(received);
  if (changes === null) return { status: 200, headers: json, body: { done: true } };
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = received.headers;
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...changes } as Record<string, string>,
    ...(sent ? { body: sent } : {}),
  });
  const forwarded = ['content-type', 'cache-control', 'retry-after'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(forwarded) as Record<string, string>,
    body: parse(await answer.text()),
  };
}

const json = { 'content-type': 'application/json' };

/** `?push=1`, where the query is part of a call's name. */
function namedQuery({ searchParams }: URL): string {
  const name = ['push', 'profile', 'check'].find((each) => searchParams.get(each) === '1');
  return name ? `?${name}=1` : '';
}

function parse(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Whether a lie changes a real request or response. */
export function touches({ changeRequest, changeAnswer }: Tampering, { received, answer }: Exchange): boolean {
  const changes = changeRequest?.(received);
  return changes === null || isSome(changes) || isSome(changeAnswer?.(answer, received));
}

const isSome = (changes: object | undefined) => changes !== undefined && Object.keys(changes).length > 0;
