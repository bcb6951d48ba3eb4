import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Bucket = {
  url: string;
  /** Stored objects, by bucket and name. */
  objects: Map<string, Buffer>;
  /** Responds to every request with this status until null. */
  fail: (status: number | null) => void;
  close: () => Promise<void>;
};

const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>Not there.</Message></Error>';

/** A server with as much of the S3 protocol as a photo store needs: put, get, head and delete. */
export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  let failing: number | null = null;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const name = new URL(request.url ?? '/', 'http://bucket').pathname;
      const stored = objects.get(name);
      const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=');
      if (failing || !isSigned) return response.writeHead(failing ?? 403).end();
      if (request.method === 'PUT') {
        objects.set(name, body);
        return response.writeHead(200, { etag: '"1"' }).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(name);
        return response.writeHead(204).end();
      }
      if (!stored) return response.writeHead(404, { 'content-type': 'application/xml' }).end(missing);
      response.writeHead(200, { 'content-length': stored.length, etag: '"1"' });
      return response.end(request.method === 'HEAD' ? undefined : stored);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    fail: (status) => (failing = status),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
