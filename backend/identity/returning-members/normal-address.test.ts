import { normalAddress } from './normal-address.ts';

test.each([
  ['A.lice.B+neu@GoogleMail.com', 'aliceb@gmail.com'],
  ['aliceb@gmail.com', 'aliceb@gmail.com'],
  ['alice.b+x@outlook.de', 'alice.b@outlook.de'],
  ['alice+1@outlook.pt', 'alice@outlook.pt'],
  ['alice+1@hotmail.ca', 'alice@hotmail.ca'],
  ['alice-shop@yahoo.ca', 'alice@yahoo.ca'],
  ['alice.b@yandex.com', 'alice-b@yandex.com'],
  ['alice-b.+x@ya.ru', 'alice-b@yandex.com'],
  ['alice_b-c@pm.me', 'alicebc@proton.me'],
  ['alice@me.com', 'alice@icloud.com'],
  ['alice+1@posteo.de', 'alice@posteo.de'],
  ['alice-shop@yahoo.de', 'alice@yahoo.de'],
  ['anything+1@alice.fastmail.com', 'alice@fastmail.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(normalAddress(email)).toBe(mailbox);
});

test.each(['a.lice+neu@people.example', 'a.lice@web.de', '+@gmail.com', '...@gmail.com', 'gmail.com'])(
  '%s is nothing but itself',
  (email) => {
    expect(normalAddress(email)).toBe(email);
  },
);

test('case and blanks make no difference anywhere', () => {
  expect(normalAddress('  Alice@People.Example ')).toBe('alice@people.example');
});

test('a mailbox of one provider differs from another’s', () => {
  expect(normalAddress('alice@gmail.com')).not.toBe(normalAddress('alice@icloud.com'));
});
