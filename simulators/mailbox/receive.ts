import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import type { Envelope, MailStore } from './mail-store.ts';

const largestMail = 10 * 1024 * 1024;

/** Accepts mails for any address, without login and without forwarding. */
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
      keep(store, stream, envelope, (error, id) => done(error, `stored as ${id}`));
    },
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A client that disconnects is no error; a port that cannot be opened is.
    if (error.syscall === 'listen') throw error;
  });
  server.listen(port, host);
  return server;
}

const keep = callbackify(async (store: MailStore, stream: NodeJS.ReadableStream, envelope: Envelope) => {
  const mail = await store.add(await buffer(stream), envelope);
  return mail.id;
});
