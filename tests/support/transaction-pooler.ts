import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type TransactionPooler = {
  url: string;
  /** Names of prepared statements, which exist on one server connection only. */
  prepared: string[];
  close: () => Promise<void>;
};

/** Start parameters that PgBouncer accepts; it refuses any other. */
const known = [
  'user',
  'database',
  'client_encoding',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
  'application_name',
];
const [notification, prepare] = [0x41, 0x50];

/**
 * A database proxy like a pooler in transaction mode: it refuses connection settings, and drops the server's
 * notifications.
 */
export async function startTransactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const prepared: string[] = [];
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          client.destroy();
          database.destroy();
        });
    }
    let isStarted = false;
    const fromClient = splitter((message) => {
      const name = message.subarray(5, message.indexOf(0, 5)).toString();
      if (message[0] === prepare && name) prepared.push(name);
      database.write(message);
    });
    client.on('data', (chunk: Buffer) => {
      if (isStarted) return fromClient(chunk);
      isStarted = true;
      const stranger = parseParameters(chunk).find((name) => !known.includes(name.toLowerCase()));
      if (stranger === undefined) database.write(chunk);
      else client.end(refusal(`unsupported startup parameter: ${stranger}`));
    });
    database.on(
      'data',
      splitter((message) => void (message[0] !== notification && client.write(message))),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    prepared,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Parameter names of a connection's first message: length, version, then zero-terminated names and values. */
function parseParameters(start: Buffer): string[] {
  return start
    .subarray(8)
    .toString()
    .split('\0')
    .filter((_, at, all) => at % 2 === 0 && at < all.length - 2);
}

function refusal(words: string): Buffer {
  const body = Buffer.from(`SFATAL\0C08P01\0M${words}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Splits a stream into messages: a letter, then the length of the rest. */
function splitter(take: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      take(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}
