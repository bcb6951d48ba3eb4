import http from 'node:http';
import https from 'node:https';
import { BackendUnavailable, noteOutage, UpstreamTimeout } from './failures.ts';

export type BackendCall = {
  method: string;
  /** Path with query. */
  path: string;
  headers: http.OutgoingHttpHeaders;
  body?: Buffer | undefined;
  /** From the first byte sent to the last byte read, in milliseconds. */
  timeout: number;
  /** The call may be sent a second time when a kept connection turns out to be closed. */
  repeatable: boolean;
};

export type BackendAnswer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** Largest answer that is read, in bytes; nothing in the contract comes near it. */
const answerLimit = 8 * 1024 * 1024;

type Target = { transport: typeof http | typeof https; options: http.RequestOptions };
let target: { url: string; value: Target } | undefined;

/** Where the backend is, with connections that stay open. */
export function backendTarget(url = process.env.BACKEND_URL ?? 'http://127.0.0.1:3001'): Target {
  if (target?.url !== url) target = { url, value: makeTarget(new URL(url)) };
  return target.value;
}

function makeTarget(url: URL): Target {
  const transport = url.protocol === 'https:' ? https : http;
  const agent = new transport.Agent({
    keepAlive: true,
    maxSockets: 256,
    maxFreeSockets: 64,
    scheduling: 'lifo',
  });
  const options = { agent, host: url.hostname, port: url.port || undefined, protocol: url.protocol };
  return { transport, options };
}

/**
 * Sends one call and reads the whole answer.
 * @throws BackendUnavailable when nobody answers or the answer breaks off, UpstreamTimeout when it takes too long
 */
export async function askBackend(call: BackendCall): Promise<BackendAnswer> {
  try {
    return await attempt(call);
  } catch (error) {
    if (error instanceof StaleConnection && call.repeatable) return attempt(call);
    throw error;
  }
}

class StaleConnection extends BackendUnavailable {}

function attempt(call: BackendCall): Promise<BackendAnswer> {
  const { transport, options } = backendTarget();
  return new Promise((resolve, reject) => {
    const request = transport.request({
      ...options,
      method: call.method,
      path: call.path,
      headers: call.headers,
    });
    const fail = (error: Error) => {
      clearTimeout(timer);
      noteOutage();
      request.destroy();
      reject(error);
    };
    const timer = setTimeout(
      () => fail(new UpstreamTimeout(`No answer within ${call.timeout} ms`)),
      call.timeout,
    );
    request.on('error', (cause: NodeJS.ErrnoException) => {
      const isStale = request.reusedSocket && (cause.code === 'ECONNRESET' || cause.code === 'EPIPE');
      fail(new (isStale ? StaleConnection : BackendUnavailable)('The backend cannot be reached', { cause }));
    });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > answerLimit) fail(new BackendUnavailable('The answer of the backend is too large'));
        else chunks.push(chunk);
      });
      response.on('error', (cause) =>
        fail(new BackendUnavailable('The answer of the backend broke off', { cause })),
      );
      response.on('end', () => {
        clearTimeout(timer);
        const body = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    request.end(call.body);
  });
}
