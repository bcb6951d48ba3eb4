import { refusalOf } from './smtp-refusal.ts';

test.each([
  ['no such mailbox', 'RCPT TO', 550, '550 5.1.1 No such user', 'address'],
  ['a mailbox that is full for good', 'RCPT TO', 552, '552-5.2.2 Over quota', 'address'],
  ['an old server without enhanced codes', 'RCPT TO', 550, '550 No such user here', 'address'],
  ['an address that is found out late', 'DATA', 550, '550 5.1.1 No such user', 'address'],
  ['a policy of the recipient', 'RCPT TO', 554, '554 5.7.1 Refused by policy', 'mail'],
  ['a mail taken for spam', 'DATA', 554, '554 5.7.1 Message refused', 'mail'],
  ['a refused mail without enhanced codes', 'DATA', 554, '554 Transaction failed', 'mail'],
  ['greylisting', 'RCPT TO', 450, '450 4.2.0 Greylisted', null],
  ['a full disk', 'DATA', 452, '452 4.3.1 Insufficient storage', null],
  ['a login that is refused', 'AUTH PLAIN', 535, '535 5.7.8 Bad credentials', null],
  ['a sender that is not ours yet', 'MAIL FROM', 550, '550 5.7.1 Sender not verified', null],
  ['a server that takes nothing', 'CONN', 554, '554 5.3.2 Not accepting mail', null],
])('%s', (_what, command, responseCode, response, refusal) => {
  expect(refusalOf({ command, responseCode, response })).toBe(refusal);
});

test('a server that does not answer may work later', () => {
  expect(refusalOf({ code: 'ETIMEDOUT', command: 'CONN' })).toBeNull();
});
