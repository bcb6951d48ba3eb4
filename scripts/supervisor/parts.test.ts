import { type PartName, describeParts } from './parts.ts';
import { preferGiven, type Secrets } from './secrets.ts';
import { parseSettings } from './settings.ts';

const storedSecrets: Secrets = {
  frontKey: 'stored front key',
  sessionSecret: 'stored session secret',
  databasePassword: 'stored',
  vapidPublicKey: 'stored public',
  vapidPrivateKey: 'stored private',
  checkoutKey: 'stored checkout key',
};

/** Everything an operator's shell may contain, and more. */
const given = {
  PATH: '/bin',
  DATABASE_URL: 'postgres://pooler/vonk',
  DATABASE_DIRECT_URL: 'postgres://server/vonk',
  FRONT_KEY: 'a front key of our own',
  SESSION_SECRET: 'a session secret of our own',
  VAPID_PUBLIC_KEY: 'own public',
  VAPID_PRIVATE_KEY: 'own private',
  PSEUDONYM_KEY: 'secret',
  MAIL_EVENTS_KEY: 'secret',
  MOLLIE_API_KEY: 'secret',
  S3_SECRET_ACCESS_KEY: 'secret',
  AWS_SECRET_ACCESS_KEY: 'secret',
  REDIS_URL: 'redis://:secret@cache',
  SMTP_URL: 'smtp://me:secret@mail',
  SMS_TOKEN: 'secret',
  TRUSTED_PROXY_HOPS: '1',
  METRICS_PORT: '9090',
  GITHUB_TOKEN: 'nobody asked for it',
  npm_config_registry: 'nor for this',
};

const getParts = (env: NodeJS.ProcessEnv) =>
  describeParts(
    parseSettings('/vonk', env),
    preferGiven(storedSecrets, env),
    env.DATABASE_URL ?? 'postgres://own/vonk',
  );

test('each part is given what it reads, and nothing else of the machine', () => {
  const parts = getParts(given);
  const names = (part: PartName) => Object.keys(parts[part].env).toSorted();
  const any = ['NEXT_TELEMETRY_DISABLED', 'NODE_ENV', 'PATH'];
  expect(names('migrate')).toEqual(['DATABASE_DIRECT_URL', 'DATABASE_URL', ...any]);
  expect(names('seed')).toEqual(
    [
      ...any,
      'AWS_SECRET_ACCESS_KEY',
      'DATABASE_DIRECT_URL',
      'DATABASE_URL',
      'DATA_DIR',
      'S3_SECRET_ACCESS_KEY',
    ].toSorted(),
  );
  expect(names('front')).toEqual(
    [
      ...any,
      'BACKEND_URL',
      'FRONT_HOST',
      'FRONT_KEY',
      'FRONT_PORT',
      'METRICS_PORT',
      'SESSION_SECRET',
      'TRUSTED_PROXY_HOPS',
    ].toSorted(),
  );
  expect(names('mailbox')).toEqual([...any, 'DATA_DIR'].toSorted());
  expect(names('checkout')).toEqual(
    [...any, 'CHECKOUT_KEY', 'CHECKOUT_PORT', 'CHECKOUT_URL', 'DATA_DIR'].toSorted(),
  );
  expect(names('backend')).toEqual(
    [
      ...any,
      'AWS_SECRET_ACCESS_KEY',
      'BACKEND_HOST',
      'BACKEND_PORT',
      'CHECKOUT_KEY',
      'CHECKOUT_URL',
      'DATABASE_DIRECT_URL',
      'DATABASE_URL',
      'DATA_DIR',
      'FRONT_KEY',
      'MAIL_EVENTS_KEY',
      'METRICS_PORT',
      'MOLLIE_API_KEY',
      'PSEUDONYM_KEY',
      'PUBLIC_PORT',
      'REDIS_URL',
      'S3_SECRET_ACCESS_KEY',
      'SMS_TOKEN',
      'SMTP_URL',
      'VAPID_PRIVATE_KEY',
      'VAPID_PUBLIC_KEY',
    ].toSorted(),
  );
});

test('secrets of the environment replace stored ones', () => {
  const { front, backend } = getParts(given);
  expect(front.env).toMatchObject({ FRONT_KEY: given.FRONT_KEY, SESSION_SECRET: given.SESSION_SECRET });
  expect(backend.env).toMatchObject({
    FRONT_KEY: given.FRONT_KEY,
    VAPID_PUBLIC_KEY: given.VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY: given.VAPID_PRIVATE_KEY,
    CHECKOUT_KEY: storedSecrets.checkoutKey,
  });
  expect(getParts({ FRONT_KEY: '' }).front.env).toMatchObject({ FRONT_KEY: storedSecrets.frontKey });
  expect(() => getParts({ VAPID_PUBLIC_KEY: 'alone' })).toThrow('are a pair');
});

test('links behind TLS have no port, and a front that listens on one address is reached there', () => {
  expect(getParts({}).backend.env.PUBLIC_PORT).toBe('3000');
  expect(getParts({ PUBLIC_SCHEME: 'https' }).backend.env.PUBLIC_PORT).toBeUndefined();
  expect(getParts({ FRONT_HOST: '10.0.0.7' }).front.healthUrl).toBe('http://10.0.0.7:3000/healthz');
  expect(getParts({ FRONT_HOST: '::' }).front.healthUrl).toBe('http://127.0.0.1:3000/healthz');
});
