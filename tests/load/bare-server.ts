// Runs as a separate process: minimal `node:http`, always responding with BARE_FILE.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { BARE_PORT = '', BARE_FILE = '', BARE_TYPE = '' } = process.env;
const body = readFileSync(BARE_FILE);
const headers = { 'content-type': BARE_TYPE, 'content-length': body.length };

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(BARE_PORT), '127.0.0.1');
