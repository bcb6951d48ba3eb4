// Runs as a separate process: the minimum cost of proxying a call, `node:http` in front of the front's HTTP client.
import { createServer } from 'node:http';
import { Pool } from 'undici';

const { BARE_PORT = '', BACKEND_URL = '', TOKEN = '' } = process.env;
const pool = new Pool(BACKEND_URL, { connections: 128 });

createServer((request, response) => {
  const chunks: Buffer[] = [];
  pool.dispatch(
    { path: request.url ?? '/', method: 'GET', headers: { authorization: `Bearer ${TOKEN}` } },
    {
      onRequestStart: () => undefined,
      onResponseStart: () => undefined,
      onResponseData: (_, chunk) => void chunks.push(chunk),
      onResponseEnd: () => {
        const body = Buffer.concat(chunks);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
        response.end(body);
      },
      onResponseError: () => response.destroy(),
    },
  );
}).listen(Number(BARE_PORT), '127.0.0.1');
