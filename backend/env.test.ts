import webPush from 'web-push';
import { parseEnv } from './env.ts';

const source = { DATABASE_URL: 'postgres://localhost/vonk', FRONT_KEY: 'a-key-of-sixteen' };
const testServer = { PUSH_TEST_SERVER: 'https://127.0.0.1:4443' };

test('what is missing or malformed is named in one sentence', () => {
  expect(() => parseEnv({ FRONT_KEY: 'short' })).toThrow(/DATABASE_URL \(is not set\), FRONT_KEY \(/);
  expect(parseEnv(source).PUSH_TEST_SERVER).toBeUndefined();
});

test.each([
  ['SMTP_URL', '127.0.0.1:25'],
  ['SMTP_URL', 'http://mail.example'],
  ['PUBLIC_PORT', 'none'],
  ['PUBLIC_PORT', '65536'],
  ['BACKEND_PORT', '99999'],
  ['BACKEND_PORT', '-1'],
  ['CHECKOUT_URL', 'localhost:3005'],
  ['SMS_MAIL_DOMAIN', 'sms example'],
  ['S3_ACCESS_KEY_ID', 'alone'],
  ['LOG_LEVEL', 'loud'],
  ['MOLLIE_API_KEY', 'my-key'],
])('%s is not %s', (name, value) => {
  expect(() => parseEnv({ ...source, [name]: value })).toThrow(name);
});

test.each(['DATABASE_URL', 'DATABASE_DIRECT_URL'])('%s leads to PostgreSQL', (name) => {
  expect(() => parseEnv({ ...source, [name]: 'mysql://vonk:secret@127.0.0.1/vonk' })).toThrow(
    `The environment of the backend is not usable: ${name} (begins with postgres:// or postgresql://, not with mysql://)`,
  );
});

test('the keys of push messages come as a pair', () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const pair = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(parseEnv({ ...source, ...pair })).toMatchObject(pair);
  for (const other of Object.keys(pair))
    expect(() => parseEnv({ ...source, ...pair, [other]: '' })).toThrow(
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY (are a pair: set both or neither)',
    );
  for (const other of ['abc', webPush.generateVAPIDKeys().privateKey])
    expect(() => parseEnv({ ...source, ...pair, VAPID_PRIVATE_KEY: other })).toThrow(
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY (are no pair of keys',
    );
});

test('anyone who takes payments by Mollie names the key', () => {
  expect(() => parseEnv({ ...source, PAYMENT_PROVIDER: 'mollie' })).toThrow(/MOLLIE_API_KEY .*is needed/);
  expect(
    parseEnv({ ...source, PAYMENT_PROVIDER: 'mollie', MOLLIE_API_KEY: 'test_0123' }).MOLLIE_API_KEY,
  ).toBe('test_0123');
});

test('one server for all push services is only for tests on this machine', () => {
  expect(parseEnv({ ...source, ...testServer }).PUSH_TEST_SERVER).toBe('https://127.0.0.1:4443');
  expect(() => parseEnv({ ...source, ...testServer, PUBLIC_SCHEME: 'https' })).toThrow(/PUSH_TEST_SERVER/);
  for (const elsewhere of ['https://push.example.org', 'http://127.0.0.1:4443', 'https://10.0.0.1'])
    expect(() => parseEnv({ ...source, PUSH_TEST_SERVER: elsewhere })).toThrow(/PUSH_TEST_SERVER/);
});

test('passwords may be cheaper only in tests', () => {
  expect(parseEnv(source).PASSWORD_COST).toBe('full');
  expect(parseEnv({ ...source, PASSWORD_COST: 'least' }).PASSWORD_COST).toBe('least');
  expect(() => parseEnv({ ...source, PASSWORD_COST: 'least', PUBLIC_SCHEME: 'https' })).toThrow(
    'The environment of the backend is not usable: PASSWORD_COST (is for tests only)',
  );
  expect(() => parseEnv({ ...source, PASSWORD_COST: 'none' })).toThrow(/PASSWORD_COST/);
});
