import { emailSchema } from '../scalars.ts';
import { findAddressFault, storedAddress } from './mail-address.ts';

test.each([
  [' Anna@Bücher.Example ', 'anna@xn--bcher-kva.example'],
  ['anna@bu\u0308cher.example', 'anna@xn--bcher-kva.example'],
  ['anna@XN--BCHER-KVA.example', 'anna@xn--bcher-kva.example'],
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  ['anna@straße.example', 'anna@xn--strae-oqa.example'],
  ['anna@mail。example', 'anna@mail.example'],
])('%s is stored as %s', (typed, stored) => {
  expect(storedAddress(typed)).toBe(stored);
  expect(emailSchema.parse(typed)).toBe(stored);
});

test.each(['a.b+c@sub.example.co', "o'neil@example.ie", 'a@xn--e1afmkfd.xn--p1ai'])(
  '%s is accepted',
  (typed) => {
    expect(findAddressFault(typed)).toBeNull();
    expect(emailSchema.safeParse(typed).success).toBe(true);
  },
);

test.each([
  ['änna@example.org', 'email_letters'],
  ['анна@почта.рф', 'email_letters'],
  ['anna\u200b@example.org', 'email_letters'],
  ['anna@bücher', 'invalid_email'],
  ['anna@bücher.example/x', 'invalid_email'],
  ['anna@bücher.example:80', 'invalid_email'],
  ['anna@１.２.３.４', 'invalid_email'],
  ['@bücher.example', 'invalid_email'],
  ['', 'invalid_email'],
  ['anna', 'invalid_email'],
  ['anna@b.c', 'invalid_email'],
  ['.anna@example.org', 'invalid_email'],
  ['an..na@example.org', 'invalid_email'],
  ['anna.@example.org', 'invalid_email'],
  ['an na@example.org', 'invalid_email'],
  ['anna@-example.org', 'invalid_email'],
  [`anna@${'ä'.repeat(250)}.example`, 'invalid_email'],
])('%s is refused as %s', (typed, fault) => {
  expect(findAddressFault(typed)).toBe(fault);
  expect(emailSchema.safeParse(typed).success).toBe(false);
});
