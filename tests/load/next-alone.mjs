// Runs as a separate process: the built app on Next's own server, like `next start`, with its middleware and its page
// store, in memory only so that the build stays unchanged.
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
