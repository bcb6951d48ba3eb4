import { createServer } from 'node:net';
import { connect } from './connect.ts';
import { databaseTrouble } from './database-trouble.ts';

/** The diagnosis of a query to a server that sends this error, or none, to new connections. */
async function troubleWith(url: string): Promise<string | null> {
  const db = connect(url, 1);
  try {
    await db.execute('select 1');
    return null;
  } catch (error) {
    return databaseTrouble(error);
  } finally {
    await db.$client.end();
  }
}

/** A PostgreSQL server that refuses every connection with a code and message. */
async function refusing(code: string, words: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${words}\0\0`);
      const head = Buffer.alloc(5);
      head.write('E');
      head.writeUInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, fields]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `postgres://me:secret@127.0.0.1:${port}/site`, close: () => server.close() };
}

test.each([
  ['3D000', 'database "site" does not exist', 'The database refuses: database "site" does not exist.'],
  ['28P01', 'password authentication failed', 'The database refuses: password authentication failed.'],
  [
    '42P01',
    'relation "users" does not exist',
    'The database lacks migrations of this version (node dist/migrate.mjs brings them): relation "users" does not exist.',
  ],
  [
    '57P03',
    'the database system is starting up',
    'The database does not answer: the database system is starting up.',
  ],
  [
    '08P01',
    'unsupported startup parameter: statement_timeout',
    'DATABASE_URL leads to a pooler (unsupported startup parameter: statement_timeout): set DATABASE_DIRECT_URL to the address of the server itself.',
  ],
])('the refusal %s of a server is shown in its words', async (code, words, sentence) => {
  const server = await refusing(code, words);
  expect(await troubleWith(server.url)).toBe(sentence);
  server.close();
});

test('a missing server is named, without the password', async () => {
  const server = await refusing('', '');
  server.close();
  const trouble = await troubleWith(server.url);
  expect(trouble).toMatch(/^The database does not answer: connect ECONNREFUSED 127\.0\.0\.1:\d+\.$/);
  expect(trouble).not.toContain('secret');
});

test('any other failure is not a problem of the database', () => {
  expect(databaseTrouble(new Error('The texts are missing.'))).toBeNull();
});
