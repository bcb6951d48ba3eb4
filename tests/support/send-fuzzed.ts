import http from 'node:http';
import type { Fuzzed } from './fuzz.ts';

type FuzzAnswer = { status: number | 'cut' | 'late'; milliseconds: number };

/** Sends a request and waits for the whole response, or for the headers of an endless one. */
export function sendFuzzed(
  { method, path, headers, body }: Fuzzed,
  port: number,
  agent: http.Agent,
  timeoutMs: number,
): Promise<FuzzAnswer> {
  return new Promise((resolve) => {
    const started = performance.now();
    let status: FuzzAnswer['status'] = 'cut';
    const end = () => {
      clearTimeout(timer);
      resolve({ status, milliseconds: performance.now() - started });
    };
    // Known from the start: with an "Expect" header, Node sends the headers at once.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { host: '127.0.0.1', port, path, method, agent, setHost: false };
    const request = http.request({ ...options, headers: { ...headers, ...length } }, (response) => {
      status = response.statusCode ?? 0;
      response.on('error', () => undefined);
      response.on('close', end);
      if (response.headers['content-type'] === 'text/event-stream') request.destroy();
      else response.resume();
    });
    const timer = setTimeout(() => {
      status = 'late';
      request.destroy();
    }, timeoutMs);
    // A server that rejects a body may close the connection before all of it is sent.
    request.on('error', end);
    request.end(body);
  });
}
