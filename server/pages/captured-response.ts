import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';

export type CapturedAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** A response without a socket: it buffers Next's output until the front decides. */
class CapturedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly answer: Promise<CapturedAnswer>;
  #resolve!: (answer: CapturedAnswer) => void;

  constructor(request: IncomingMessage) {
    super(request);
    this.answer = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  override writeHead(status: number, reasonOrHeaders?: unknown, maybeHeaders?: unknown): this {
    this.statusCode = status;
    const headers = typeof reasonOrHeaders === 'string' ? maybeHeaders : reasonOrHeaders;
    if (Array.isArray(headers)) {
      for (let i = 0; i < headers.length; i += 2)
        this.setHeader(String(headers[i]), headers[i + 1] as string);
    } else if (headers && typeof headers === 'object') {
      for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
        if (value !== undefined) this.setHeader(name, value);
      }
    }
    return this;
  }

  override flushHeaders(): void {}

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#keep(chunk, rest[0]);
    const callback = rest.find((each): each is () => void => typeof each === 'function');
    if (callback) process.nextTick(callback);
    return true;
  }

  override end(chunk?: unknown, ...rest: unknown[]): this {
    if (this.finished) return this;
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.#keep(chunk, rest[0]);
    this.finished = true;
    this.#resolve({ status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) });
    process.nextTick(() => {
      for (const event of ['prefinish', 'finish', 'close']) this.emit(event);
    });
    return this;
  }

  #keep(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string') {
      this.#chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      );
    } else {
      this.#chunks.push(Buffer.from(chunk as Uint8Array));
    }
  }
}

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Requests a page from Next without visitor data, and returns the whole response. */
export async function captureGet(
  handler: NextHandler,
  url: string,
  headers: Record<string, string>,
): Promise<CapturedAnswer> {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  request.headers = headers;
  request.rawHeaders = Object.entries(headers).flat();
  request.httpVersion = '1.1';
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  request.complete = true;
  request.push(null);
  const response = new CapturedResponse(request);
  await handler(request, response);
  return response.answer;
}
