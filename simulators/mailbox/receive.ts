import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import type { Envelope, MailStore } from './mail-store.ts';

const largestMail = 10 * 1024 * 1024;

/** Takes every mail for every address, without login and without sending anything on. */
export function listenForMail(store: MailStore, port: number, host: string): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const { mailFrom } = session.envelope;
      const envelope = { sender: mailFrom ? mailFrom.address : '', recipients };
      keep(store, stream, envelope, (error, id) => done(error, `kept as ${id}`));
    },
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A mail program that hangs up is its own affair; a port that cannot be opened is ours.
    if (error.syscall === 'listen') throw error;
  });
  server.listen(port, host);
  return server;
}

const keep = callbackify(async (store: MailStore, stream: NodeJS.ReadableStream, envelope: Envelope) => {
  const mail = await store.add(await buffer(stream), envelope);
  return mail.id;
});
