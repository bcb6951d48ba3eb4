import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { testCertificate } from './test-certificate.ts';

export type PushReceived = {
  /** Of the push service that the message was meant for. */
  host: string;
  path: string;
  at: number;
  headers: Record<string, string>;
  body: Buffer;
};

export type PushServer = {
  url: string;
  received: PushReceived[];
  /** Responses of the next messages to a path; 201 when none are left. */
  answerNext: (path: string, ...answers: { status: number; retryAfter?: string }[]) => void;
  close: () => Promise<void>;
};

/** A fake of every push service, with TLS and the responses of RFC 8030. */
export async function startPushServer(): Promise<PushServer> {
  const received: PushReceived[] = [];
  const planned = new Map<string, { status: number; retryAfter?: string }[]>();
  const server = createServer(testCertificate, (request, response) => {
    void buffer(request).then((body) => {
      const headers = request.headers as Record<string, string>;
      const path = request.url ?? '';
      received.push({ host: headers.host ?? '', path, at: Date.now(), headers, body });
      const { status, retryAfter } = planned.get(path)?.shift() ?? { status: 201 };
      response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerNext: (path, ...answers) => planned.set(path, [...(planned.get(path) ?? []), ...answers]),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
