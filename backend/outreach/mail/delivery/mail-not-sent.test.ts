import { createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { mailNotSent } from './mail-not-sent.ts';

test.each([
  [
    'a mailbox that does not exist',
    {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
      response: '550 5.1.1 <anna@people.example> unknown',
    },
    'Mail not sent: EENVELOPE 550 5.1.1',
  ],
  [
    'a server without enhanced codes',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 451, response: '451 anna@people.example later' },
    'Mail not sent: EMESSAGE 451',
  ],
  [
    'what is no answer of a server',
    { code: 'EENVELOPE', message: 'anna@people.example' },
    'Mail not sent: EENVELOPE',
  ],
])('%s is reported by its codes, without the address', (_what, error, message) => {
  expect(mailNotSent(error).message).toBe(message);
});

test('a missing server is reported by the system’s error', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const transport = createTransport({ host: '127.0.0.1', port });
  const error: unknown = await transport
    .sendMail({ from: 'us@brand.example', to: 'anna@people.example', text: '' })
    .catch((each: unknown) => each);
  expect(mailNotSent(error).message).toBe(`Mail not sent: ESOCKET connect ECONNREFUSED 127.0.0.1:${port}`);
});
