import { connect } from 'node:net';
import { stackAddress } from './stack.ts';

type RawAnswer = { status: number; head: string; body: string };

/**
 * Sends raw bytes to the front that Node's client would reject, and reads until the other side closes or is silent for
 * `timeoutMs` milliseconds. Status 0: no response.
 */
export function rawRequest(
  bytes: string | Buffer,
  { timeoutMs = 1_500, port = stackAddress().frontPort }: { timeoutMs?: number; port?: number } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const end = () => {
      socket.destroy();
      resolve(parseAnswer(Buffer.concat(parts).toString('utf8')));
    };
    socket.setTimeout(timeoutMs, end);
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', end);
    socket.on('close', end);
  });
}

function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const head = end === -1 ? text : text.slice(0, end);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, head, body: end === -1 ? '' : text.slice(end + 4) };
}

/** A GET with its header lines verbatim. */
export const rawGet = (path: string, ...lines: string[]) =>
  `GET ${path} HTTP/1.1\r\n${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;
