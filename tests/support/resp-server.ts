import { createServer, type AddressInfo, type Socket } from 'node:net';

export type RespServer = {
  url: string;
  published: () => number;
  cutAll: () => void;
  close: () => Promise<void>;
};

type Value = string | number | null | readonly Value[] | { simple: string } | { error: string };
type StoredCount = { value: number; until: number };

/**
 * Speaks the Redis protocol (RESP 2) as far as the backend uses it: publish, subscribe, and the effect of the counting
 * script of `rate-limiter-flexible`, without Lua. Rejects any other command as unknown.
 */
export async function startRespServer(): Promise<RespServer> {
  const sockets = new Set<Socket>();
  const listeners = new Map<string, Set<Socket>>();
  const counts = new Map<string, StoredCount>();
  let published = 0;

  const publish = (channel: string, text: string): number => {
    published += 1;
    const subscribers = listeners.get(channel) ?? new Set<Socket>();
    for (const socket of subscribers) socket.write(encode(['message', channel, text]));
    return subscribers.size;
  };
  const count = (key: string, points: number, seconds: number): Value => {
    const now = Date.now();
    const known = counts.get(key);
    const entry = known && known.until > now ? known : { value: 0, until: now + seconds * 1_000 };
    entry.value += points;
    counts.set(key, entry);
    return [entry.value, entry.until - now];
  };
  const subscribe = (socket: Socket, channels: readonly string[]): void => {
    for (const channel of channels) {
      listeners.set(channel, (listeners.get(channel) ?? new Set<Socket>()).add(socket));
      socket.write(encode(['subscribe', channel, 1]));
    }
  };
  const answer = (socket: Socket, [name = '', ...given]: readonly string[]): Value | undefined => {
    switch (name.toUpperCase()) {
      case 'PING':
        return { simple: 'PONG' };
      case 'CLIENT':
      case 'SELECT':
        return { simple: 'OK' };
      case 'FLUSHALL':
        counts.clear();
        return { simple: 'OK' };
      case 'PUBLISH':
        return publish(given[0] ?? '', given[1] ?? '');
      case 'SUBSCRIBE':
        subscribe(socket, given);
        return undefined;
      case 'EVAL': {
        const [script = '', , key = '', points, seconds] = given;
        if (!script.includes('incrby')) return { error: 'ERR this script is not known here' };
        return count(key, Number(points), Number(seconds));
      }
      default:
        return { error: `ERR unknown command '${name}'` };
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    let rest = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (let read = readCommand(rest); read; read = readCommand(rest)) {
        rest = rest.subarray(read.end);
        const value = answer(socket, read.words);
        if (value !== undefined) socket.write(encode(value));
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      for (const subscribers of listeners.values()) subscribers.delete(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    published: () => published,
    cutAll,
    async close() {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** One command, an array of bulk strings; null while incomplete. */
function readCommand(bytes: Buffer): { words: string[]; end: number } | null {
  const words: string[] = [];
  const lineFrom = (at: number) => {
    const end = bytes.indexOf('\r\n', at);
    return end === -1 ? null : { text: bytes.toString('latin1', at, end), next: end + 2 };
  };
  const head = lineFrom(0);
  if (!head) return null;
  let at = head.next;
  for (let remaining = Number(head.text.slice(1)); remaining > 0; remaining -= 1) {
    const size = lineFrom(at);
    const end = size ? size.next + Number(size.text.slice(1)) : 0;
    if (!size || bytes.length < end + 2) return null;
    words.push(bytes.toString('utf8', size.next, end));
    at = end + 2;
  }
  return { words, end: at };
}

function encode(value: Value): string {
  if (value === null) return '$-1\r\n';
  if (typeof value === 'number') return `:${value}\r\n`;
  if (typeof value === 'string') return `$${Buffer.byteLength(value)}\r\n${value}\r\n`;
  if ('simple' in value) return `+${value.simple}\r\n`;
  if ('error' in value) return `-${value.error}\r\n`;
  return `*${value.length}\r\n${value.map(encode).join('')}`;
}
