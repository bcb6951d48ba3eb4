import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The server's response: to everything (`silent`), to each recipient or to each text; null accepts the mail. */
type Mood = 'silent' | { at: 'greeting' | 'recipient' | 'text'; code: number; text: string } | null;

/** A test mail server with faults, which counts offered and accepted mails. */
export async function startMailServer() {
  let mood: Mood = null;
  const asked: string[] = [];
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const refusal = (at: 'greeting' | 'recipient' | 'text') =>
    mood && mood !== 'silent' && mood.at === at
      ? Object.assign(new Error(mood.text), { responseCode: mood.code })
      : null;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, done) => done(refusal('greeting')),
    onRcptTo(address, _session, done) {
      asked.push(address.address);
      done(refusal('recipient'));
    },
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        const refused = refusal('text');
        if (!refused) taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        done(refused);
      });
    },
  });
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    // Accepts the connection and never responds.
    if (mood === 'silent') socket.resume();
    else smtp.server.emit('connection', socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    asked: (to: string) => asked.filter((each) => each === to).length,
    taken: (to: string) => taken.filter((each) => each === to).length,
    turn(to: Mood) {
      mood = to;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      smtp.close(() => undefined);
    },
  };
}
