import { parseEnv } from './env.ts';
import { backendDoubts, frontDoubts, mailboxUrl, publicLack } from './public-start.ts';

const real = { PAYMENT_PROVIDER: 'mollie', PUBLIC_SCHEME: 'https' };
const source = {
  DATABASE_URL: 'postgres://localhost/vonk',
  FRONT_KEY: 'a-key-of-sixteen',
  MOLLIE_API_KEY: 'live_0123',
};

test.each([
  ['a site for the public without a mail server', real, 'SMTP_URL'],
  ['one that leaves it empty', { ...real, SMTP_URL: '' }, 'SMTP_URL'],
  ['one whose mail goes to the mailbox', { ...real, SMTP_URL: mailboxUrl }, 'SMTP_URL'],
  ['one that calls it localhost', { ...real, SMTP_URL: 'smtp://localhost:3003/' }, 'SMTP_URL'],
  ['one that calls it [::1]', { ...real, SMTP_URL: 'smtp://[::1]:3003' }, 'SMTP_URL'],
  ['one with a mail server', { ...real, SMTP_URL: 'smtps://mail.example' }, undefined],
  ['one with a mail server of its own', { ...real, SMTP_URL: 'smtp://127.0.0.1:25' }, undefined],
  ['one whose mail server is no URL', { ...real, SMTP_URL: '127.0.0.1:25' }, undefined],
  ['a trial over http', { ...real, PUBLIC_SCHEME: 'http' }, undefined],
  ['a trial over https', { PUBLIC_SCHEME: 'https' }, undefined],
  ['nothing', {}, undefined],
])('%s lacks: %s', (_what, env, variable) => {
  expect(publicLack(env)?.variable).toBe(variable);
});

test('refuses such a backend, and says what is missing', () => {
  expect(() => parseEnv({ ...source, ...real })).toThrow(
    /SMTP_URL \(names no mail server: with PAYMENT_PROVIDER=mollie and PUBLIC_SCHEME=https/,
  );
  expect(parseEnv({ ...source, ...real, SMTP_URL: 'smtps://mail.example' }).SMTP_URL).toBe(
    'smtps://mail.example',
  );
});

const whole = {
  ...real,
  SMTP_URL: 'smtps://mail.example',
  MOLLIE_API_KEY: 'live_0123',
  MAIL_EVENTS_KEY: 'a key of sixteen letters',
  VAPID_PUBLIC_KEY: 'public',
  TRUSTED_PROXY_HOPS: '1',
};

test.each([
  [{}, []],
  [{ MOLLIE_API_KEY: 'test_0123' }, ['MOLLIE_API_KEY is one for tests']],
  [{ PUBLIC_PORT: '3000' }, ['PUBLIC_PORT stands in links']],
  [{ PUBLIC_PORT: '443' }, []],
  [
    { MAIL_EVENTS_KEY: '', VAPID_PUBLIC_KEY: '' },
    ['MAIL_EVENTS_KEY is not set', 'VAPID_PUBLIC_KEY is not set'],
  ],
  [
    { PAYMENT_PROVIDER: 'sandbox', SMTP_URL: '' },
    ['SMTP_URL names no mail server', 'PAYMENT_PROVIDER is the sandbox'],
  ],
  [{ PUBLIC_SCHEME: 'http' }, ['MOLLIE_API_KEY is live']],
  [{ TRUSTED_PROXY_HOPS: '0' }, ['TRUSTED_PROXY_HOPS is 0']],
  [{ TRUSTED_PROXY_HOPS: undefined }, ['TRUSTED_PROXY_HOPS is 0']],
])('with %j a public site learns of %j', (change, sentences) => {
  const env = { ...whole, ...change };
  expect([...backendDoubts(env), ...frontDoubts(env)]).toEqual(
    sentences.map((sentence) => expect.stringContaining(sentence)),
  );
});

test('merely trying it reveals nothing', () => {
  expect([...backendDoubts({}), ...frontDoubts({ PUBLIC_SCHEME: 'http' })]).toEqual([]);
});
