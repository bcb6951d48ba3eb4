// A process of its own: the built app on Next's own server, as `next start` runs it, with its middleware and its own
// page store, which it keeps in memory only, so that the build stays as it is.
import { createServer } from 'node:http';
import next from 'next';

const app = next({
  dev: false,
  dir: process.env.NEXT_DIR ?? process.cwd(),
  conf: { experimental: { isrFlushToDisk: false } },
});
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => void handle(request, response)).listen(
  Number(process.env.NEXT_PORT),
  '127.0.0.1',
);
