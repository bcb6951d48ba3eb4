// Runs as a separate process: a backend that costs almost nothing. It identifies members at once (the token is the
// member's number) and proxies every other call to the real backend, so that a front starts as usual.
import { readFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { streamEvents } from '../../lib/contract/events.ts';
import { getUser } from '../../lib/contract/identity/accounts.ts';

const { BARE_PORT = '', BARE_FILE = '', REAL_BACKEND = '' } = process.env;
const example = readFileSync(BARE_FILE, 'utf8');
const byMember = new Map<string, Buffer>();

createServer((request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length);
  if (token && request.url === getUser.path) answer(response, getBody(token));
  else if (token && request.url === streamEvents.path) answer(response, Buffer.from(`{"user":${token}}`));
  else passOn(request, response);
}).listen(Number(BARE_PORT), '127.0.0.1');

function getBody(member: string): Buffer {
  const known = byMember.get(member);
  if (known) return known;
  const body = Buffer.from(example.replace(/"id":\d+/, `"id":${member}`));
  byMember.set(member, body);
  return body;
}

function answer(response: ServerResponse, body: Buffer): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}

function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const onward = ask(REAL_BACKEND + url, { method, headers }, (real) => {
    response.writeHead(real.statusCode ?? 502, real.headers);
    response.flushHeaders();
    real.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
