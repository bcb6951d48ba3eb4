import { randomInt, randomUUID } from 'node:crypto';
import { solveProof, takesProof } from '../support/proof.ts';

/** Where the server is, and the front that the suite poses as. */
export type Server = { url: string; frontKey: string; brand: string };

export type Reply = { call: string; status: number; headers: Headers; body: unknown };

export type Ask = {
  body?: unknown;
  query?: Record<string, string | number>;
  /** Replace or extend the front's own headers; null omits one. */
  headers?: Record<string, string | null>;
  /** Sent verbatim instead of a JSON `body`. */
  text?: string;
};

const timeoutMs = 15_000;

/** A caller behind a front: a visitor, or a member once there is a token. */
export class Caller {
  readonly #server: Server;
  readonly #network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  token: string | undefined;

  constructor(server: Server) {
    this.#server = server;
  }

  /** `call('PUT /api/user.php', { body })`; adds a proof of work where the call requires one. */
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
