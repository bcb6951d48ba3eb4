import { randomInt, randomUUID } from 'node:crypto';
import { solveProof, takesProof } from '../support/proof.ts';

/** Where the server is, and as whose front the suite speaks. */
export type Server = { url: string; frontKey: string; brand: string };

export type Reply = { call: string; status: number; headers: Headers; body: unknown };

export type Ask = {
  body?: unknown;
  query?: Record<string, string | number>;
  /** Sent in place of, or besides, the ones of a front; null leaves one out. */
  headers?: Record<string, string | null>;
  /** Sent as it is instead of a JSON `body`. */
  text?: string;
};

/** Longest wait for an answer, in milliseconds. */
const timeoutMs = 15_000;

/** Somebody who calls through a front: a visitor, or a member once there is a token. */
export class Caller {
  readonly #server: Server;
  readonly #network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  token: string | undefined;

  constructor(server: Server) {
    this.#server = server;
  }

  /** `call('PUT /api/user.php', { body })`; a call that takes a proof of work gets one where it is asked for. */
  async call(name: string, ask: Ask = {}): Promise<Reply> {
    const content = ask.body;
    if (typeof content !== 'object' || content === null || !takesProof(name)) return this.#send(name, ask);
    const first = await this.#send(name, ask);
    const code = (first.body as { error?: unknown } | null)?.error;
    const lacksProof = code === 'proof_missing' || (code === 'invalid_input' && !('proof' in content));
    if (!lacksProof) return first;
    const { body } = await this.#send('GET /api/challenge.php', {});
    return this.#send(name, { ...ask, body: { ...content, proof: await solveProof(body) } });
  }

  async #send(name: string, { body, query = {}, headers = {}, text }: Ask): Promise<Reply> {
    const [method = 'GET', path = '/'] = name.split(' ');
    const url = new URL(path, this.#server.url);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
    const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(url, {
      method,
      headers: this.#headers({
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        ...headers,
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(content === undefined ? {} : { body: content }),
    });
    return {
      call: name,
      status: response.status,
      headers: response.headers,
      body: parse(await response.text()),
    };
  }

  #headers(more: Record<string, string | null>): Record<string, string> {
    const all: Record<string, string | null> = {
      accept: 'application/json',
      'x-vonk-key': this.#server.frontKey,
      'x-vonk-brand': this.#server.brand,
      'x-vonk-locale': 'de',
      'x-vonk-client': this.#network,
      'x-vonk-country': 'DE',
      authorization: this.token ? `Bearer ${this.token}` : null,
      ...more,
    };
    return Object.fromEntries(
      Object.entries(all).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
    );
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
