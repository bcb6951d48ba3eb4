import { emailSchema } from '../../contract/scalars.ts';
import { isEmail } from './email-form.ts';

test.each([
  'alice@example.org',
  ' Alice@Example.ORG ',
  'a.b+c@sub.example.co',
  "o'neil@example.ie",
  'a',
  'a@b',
  'a@b.c',
  '.a@example.org',
  'a..b@example.org',
  'a.@example.org',
  'a b@example.org',
  'a@-example.org',
  'a@exämple.org',
  'a@EXÄMPLE.org',
  'a@пример.рф',
  'a@xn--e1afmkfd.xn--p1ai',
  'a@exam。example',
  'änna@example.org',
  'a@exämple.org:80',
  'a@１.２.３.４',
  `a@${'ä'.repeat(70)}.example`,
  '',
  `${'a'.repeat(250)}@example.org`,
])('the browser judges "%s" as the contract does', (text) => {
  expect(isEmail(text)).toBe(emailSchema.safeParse(text).success);
});
