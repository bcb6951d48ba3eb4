import { createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { mailNotSent, classifyRefusal } from './mail-not-sent.ts';

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

const rows: [string, string, string | null][] = [
  // An address that is permanently gone (RFC 3463, RFC 7505).
  ['RCPT TO', '550 5.1.1 User unknown', 'address'],
  [
    'RCPT TO',
    '550-5.1.1 The email account that you tried to reach does not exist. Please try\n550 5.1.1 again',
    'address',
  ],
  ['RCPT TO', '550 5.1.2 Host unknown', 'address'],
  ['RCPT TO', '501 5.1.3 Bad recipient address syntax', 'address'],
  ['RCPT TO', '551 5.1.6 Mailbox has moved', 'address'],
  ['RCPT TO', '556 5.1.10 Recipient address has null MX', 'address'],
  ['DATA', '550 5.1.1 No such user', 'address'],
  // A mailbox that may recover, and refusals without a code.
  ['RCPT TO', '552 5.2.2 Mailbox full', 'mailbox'],
  ['RCPT TO', '550 5.2.2 over quota', 'mailbox'],
  ['DATA', '552-5.2.2 Over quota', 'mailbox'],
  ['RCPT TO', '550 5.2.1 Mailbox disabled, not accepting messages', 'mailbox'],
  ['RCPT TO', '550 5.1.0 Address rejected', 'mailbox'],
  ['RCPT TO', '553 5.1.4 Destination mailbox address ambiguous', 'mailbox'],
  ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied', 'mailbox'],
  ['RCPT TO', '550 5.4.4 Unable to route', 'mailbox'],
  ['RCPT TO', '550 No such user here', 'mailbox'],
  ['RCPT TO', '550 User unknown', 'mailbox'],
  ['RCPT TO', '550 5.0.0 Requested action not taken', 'mailbox'],
  ['RCPT TO', '552 Mailbox size limit exceeded', 'mailbox'],
  ['DATA', '554 Transaction failed', 'mailbox'],
  // The mail itself.
  ['DATA', '552 5.2.3 Message exceeds fixed size limit', 'mail'],
  ['RCPT TO', '552 5.2.3 Message exceeds fixed size limit', 'mail'],
  ['MAIL FROM', '552 5.3.4 Message size exceeds fixed limit', 'mail'],
  ['DATA', '552 Message size exceeds fixed maximum message size', 'mail'],
  ['DATA', '554 5.6.0 Message cannot be converted', 'mail'],
  ['DATA', '554 5.7.1 Message refused', 'mail'],
  ['RCPT TO', '501 5.5.4 Syntax error in parameters', 'mail'],
  // The sender.
  ['RCPT TO', '550 5.1.8 Sender address rejected: Domain not found', 'sender'],
  ['RCPT TO', '550 5.1.7 Bad sender address', 'sender'],
  ['RCPT TO', '550 5.1.1 <us@brand.example>: Sender address rejected: User unknown', 'sender'],
  ['RCPT TO', '554 Service unavailable; Client host blocked using a blocklist', 'sender'],
  [
    'RCPT TO',
    '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
    'sender',
  ],
  ['RCPT TO', '550 Your IP has been banned', 'sender'],
  ['RCPT TO', '554 5.7.1 Refused by policy', 'sender'],
  ['RCPT TO', '550 relay not permitted', 'sender'],
  ['RCPT TO', '550 5.7.25 No PTR record', 'sender'],
  ['DATA', '550-5.7.26 This mail has been blocked because the sender is unauthenticated', 'sender'],
  ['DATA', '550 5.7.23 SPF validation failed', 'sender'],
  ['DATA', '550 DMARC check failed', 'sender'],
  ['MAIL FROM', '550 5.7.1 Sender not verified', 'sender'],
  ['MAIL FROM', '550 5.1.1 unknown', 'sender'],
  ['AUTH PLAIN', '535 5.7.8 Bad credentials', 'sender'],
  ['CONN', '554 5.7.1 You are not welcome', 'sender'],
  ['EHLO', '550 Invalid HELO name', 'sender'],
  // Temporary.
  ['RCPT TO', '550 Greylisted, try again later', null],
  ['RCPT TO', '550 5.7.1 Recipient address rejected: Greylisted', null],
  ['RCPT TO', '550 Temporarily deferred', null],
  ['RCPT TO', '550 4.2.1 Try again', null],
  ['RCPT TO', '450 4.2.0 Greylisted', null],
  ['RCPT TO', '450 5.1.1 User unknown', null],
  ['DATA', '452 4.3.1 Insufficient storage', null],
  ['CONN', '554 5.3.2 Not accepting mail', null],
  ['CONN', '554 No SMTP service here', null],
];

test.each(rows)('%s: %s mentions: %s', (command, response, refusal) => {
  expect(classifyRefusal({ command, responseCode: Number(response.slice(0, 3)), response })).toBe(refusal);
});

test('a server that does not answer may work later', () => {
  expect(classifyRefusal({ code: 'ETIMEDOUT', command: 'CONN' })).toBeNull();
});
