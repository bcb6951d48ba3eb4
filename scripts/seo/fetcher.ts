import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isLocalName } from '../../lib/site/host-name.ts';
import type { Site } from './site.ts';

export type Fetched = {
  /** 0 where nobody answered. */
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
};

/** Fetches a path of the site; never follows a redirect, never throws. */
export type Fetch = (path: string) => Promise<Fetched>;

/** Milliseconds that an answer may take. */
const timeoutMs = 30_000;
const attempts = 2;

const unpack = promisify(gunzip);

/**
 * Fetches over kept connections. Node's own fetch neither finds `*.localhost` nor lets Host be set, so names of this machine
 * are asked for at 127.0.0.1.
 */
export function createFetch({ base }: Site, concurrency: number): Fetch & { close: () => void } {
  const { request, Agent } = base.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const isLocal = isLocalName(base.hostname);

  const ask = (path: string): Promise<Fetched> =>
    new Promise((resolve, reject) => {
      const asking = request(
        {
          host: isLocal ? '127.0.0.1' : base.hostname,
          ...(base.protocol === 'https:' && { servername: base.hostname }),
          port: base.port || undefined,
          path,
          agent,
          timeout: timeoutMs,
          headers: {
            host: base.host,
            accept: 'text/html,*/*',
            'accept-encoding': 'gzip',
            'user-agent': 'vonk-seo-check',
          },
        },
        (response) => {
          const { statusCode: status = 0, headers } = response;
          buffer(response)
            .then(async (bytes) => {
              const body = headers['content-encoding'] === 'gzip' ? await unpack(bytes) : bytes;
              resolve({ status, headers, body });
            })
            .catch(reject);
        },
      );
      asking.on('timeout', () => asking.destroy(new Error('no answer in time')));
      asking.on('error', reject);
      asking.end();
    });

  const fetch = async (path: string): Promise<Fetched> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(path);
      } catch {
        if (attempt === attempts) return { status: 0, headers: {}, body: Buffer.alloc(0) };
      }
    }
  };
  return Object.assign(fetch, { close: () => agent.destroy() });
}
