import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responses of an impostor in the backend's place: valid HTTP, but none fits the contract. */
export type Guise =
  | 'html'
  | 'wrong_shape'
  | 'error_500'
  | 'authentication_required'
  | 'huge'
  | 'redirect'
  | 'slow';

export type Impostor = {
  port: number;
  wear: (guise: Guise) => void;
  requestCount: () => number;
  close: () => Promise<void>;
};

/** Milliseconds of a slow response. */
const slowness = 30_000;
const megabyte = 1024 * 1024;

const json = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);

const huge = `{"settings":"${'x'.repeat(10 * megabyte)}"}`;

const guises: Record<Guise, (response: ServerResponse) => unknown> = {
  html: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><h1>It works!</h1>'),
  wrong_shape: (response) => json(response, 200, '{"hello":["world",7,null]}'),
  error_500: (response) => json(response, 500, '{"error":"internal_error"}'),
  authentication_required: (response) =>
    json(response, 403, '{"error":"authentication_required","authentication_required":true}'),
  huge: (response) => json(response, 200, huge),
  redirect: (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
  slow: (response) => {
    const timer = setTimeout(() => json(response, 200, '{}'), slowness);
    response.on('close', () => clearTimeout(timer));
  },
};

export const allGuises = Object.keys(guises) as Guise[];

/** Starts a server in the backend's place. */
export async function startImpostor(): Promise<Impostor> {
  let guise: Guise = 'html';
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    request.resume();
    guises[guise](response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    wear: (chosen) => void (guise = chosen),
    requestCount: () => requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
