import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { CookieJar } from './cookie-jar.ts';
import { solveProof, takesProof } from './proof.ts';
import { stackAddress } from './stack.ts';

export type Answer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
};

export type CallAnswer<T> = Omit<Answer, 'text' | 'bytes'> & { body: T; text: string };

export type RequestOptions = {
  /** Defaults to the visitor's own host. */
  host?: string;
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
};

export type CallOptions = {
  body?: unknown;
  query?: Record<string, string | number>;
  /** Idempotency-Key. */
  key?: string;
  host?: string;
  headers?: http.OutgoingHttpHeaders;
  /** Sends the body unchanged, without a proof of work. */
  bare?: boolean;
};

type Target = { port: number; host: string };

/**
 * A person with a browser: stores cookies per host and reaches any host name, because Node's fetch neither resolves
 * `*.localhost` nor lets a test set Host.
 */
export class Visitor {
  readonly #cookies = new CookieJar();
  readonly #target: Target;

  /** @param host the brand's host without port */
  constructor(host = 'herzfunke.localhost', port = stackAddress().frontPort) {
    this.#target = { host, port };
  }

  get(path: string, options: RequestOptions = {}): Promise<Answer> {
    return this.request(path, options);
  }

  /** A call as our own pages make it, with its proof of work: `visitor.call('POST /api/user.php', { body })`. */
  async call<T = Record<string, unknown>>(name: string, options: CallOptions = {}): Promise<CallAnswer<T>> {
    const [method = 'GET', path = '/'] = name.split(' ');
    const query = new URLSearchParams(
      Object.entries(options.query ?? {}).map(([key, value]) => [key, String(value)]),
    );
    const content = await this.#prove(name, options);
    const body = content === undefined ? undefined : JSON.stringify(content);
    const { bytes: _bytes, ...answer } = await this.request(withQuery(path, query), {
      method,
      ...(options.host ? { host: options.host } : {}),
      ...(body === undefined ? {} : { body }),
      headers: {
        origin: `http://${options.host ?? this.#target.host}:${this.#target.port}`,
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...options.headers,
      },
    });
    return { ...answer, body: parse(answer.text) as T };
  }

  /** A solved challenge, valid once. */
  async proof(host = this.#target.host): Promise<string> {
    const answer = await this.request('/api/challenge.php', { host });
    if (answer.status !== 200) throw new Error(`The challenge answered ${answer.status}: ${answer.text}`);
    return solveProof(parse(answer.text));
  }

  async #prove(name: string, { body, host, bare }: CallOptions): Promise<unknown> {
    const isOpen = typeof body === 'object' && body !== null && !('proof' in body);
    if (bare || !isOpen || !takesProof(name)) return body;
    return { ...body, proof: await this.proof(host) };
  }

  async upload<T = Record<string, unknown>>(
    name: string,
    body: Buffer,
    { key, type = 'application/octet-stream' }: { key?: string; type?: string } = {},
  ): Promise<CallAnswer<T>> {
    const [method = 'POST', path = '/'] = name.split(' ');
    const headers = {
      'sec-fetch-site': 'same-origin',
      'content-type': type,
      ...(key ? { 'idempotency-key': key } : {}),
    };
    const { bytes: _bytes, ...answer } = await this.request(path, { method, headers, body });
    return { ...answer, body: parse(answer.text) as T };
  }

  async request(
    path: string,
    { host = this.#target.host, method = 'GET', headers, body }: RequestOptions,
  ): Promise<Answer> {
    const response = await send(
      { host, port: this.#target.port },
      path,
      method,
      this.#headersFor(host, headers),
      body,
    );
    this.#cookies.keep(host, response.headers['set-cookie'] ?? []);
    const bytes = await buffer(response);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      bytes,
      text: bytes.toString('utf8'),
    };
  }

  /** The open response of an event stream; destroy it when done. */
  stream(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<http.IncomingMessage> {
    const { host } = this.#target;
    return send(
      this.#target,
      path,
      'GET',
      this.#headersFor(host, { accept: 'text/event-stream', ...headers }),
      undefined,
    );
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(this.#target.host, name);
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(this.#target.host, name, value);
  }

  #headersFor(host: string, headers: http.OutgoingHttpHeaders = {}): http.OutgoingHttpHeaders {
    const cookie = this.#cookies.header(host);
    return { host: `${host}:${this.#target.port}`, ...(cookie ? { cookie } : {}), ...headers };
  }
}

function send(
  { port }: Target,
  path: string,
  method: string,
  headers: http.OutgoingHttpHeaders,
  body: string | Buffer | undefined,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    // No keep-alive, because a test may stop the server between two requests; no Host by Node, which would replace an
    // empty one.
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false, setHost: false };
    const request = http.request(options, resolve);
    request.on('error', reject);
    if (body !== undefined) request.setHeader('content-length', Buffer.byteLength(body));
    request.end(body);
  });
}

function withQuery(path: string, query: URLSearchParams): string {
  if (query.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
