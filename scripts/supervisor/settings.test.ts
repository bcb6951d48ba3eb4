import { parseSettings } from './settings.ts';

test('without any variable everything is embedded and on its usual port', () => {
  expect(parseSettings('/vonk', {})).toMatchObject({
    dataDir: '/vonk/.data',
    frontPort: 3000,
    backendPort: 3001,
    postgresPort: 3002,
    databaseUrl: undefined,
    mailbox: { smtpPort: 3003, webPort: 3004 },
    smtpUrl: 'smtp://127.0.0.1:3003',
    checkoutPort: 3005,
    furtherFronts: [],
    furtherBackends: [],
    metricsPort: undefined,
  });
});

test('several fronts and backends have consecutive ports', () => {
  expect(parseSettings('/vonk', { FRONTS: '3', BACKENDS: '2' })).toMatchObject({
    furtherFronts: [3100, 3101],
    furtherBackends: [3201],
  });
  for (const FRONTS of ['0', '17', 'two', '1.5'])
    expect(() => parseSettings('/vonk', { FRONTS })).toThrow('FRONTS must be a number from 1 to 16');
});

test('a mail server of your own replaces the mailbox, a database the embedded one, a real provider the sandbox', () => {
  const env = {
    SMTP_URL: 'smtps://mail.example',
    DATABASE_URL: 'postgres://db.example/vonk',
    PAYMENT_PROVIDER: 'mollie',
  };
  expect(parseSettings('/vonk', env)).toMatchObject({
    mailbox: undefined,
    smtpUrl: 'smtps://mail.example',
    databaseUrl: 'postgres://db.example/vonk',
    checkoutPort: undefined,
  });
});

test('an invalid port is refused by name', () => {
  for (const name of ['FRONT_PORT', 'METRICS_PORT'])
    expect(() => parseSettings('/vonk', { [name]: '80000' })).toThrow(`${name} must be a port number`);
});

test.each(['DATABASE_URL', 'DATABASE_DIRECT_URL'])('another kind of database is refused: %s', (name) => {
  const env = { DATABASE_URL: 'postgres://db.example/vonk', [name]: 'mysql://vonk:secret@db.example/vonk' };
  expect(() => parseSettings('/vonk', env)).toThrow(
    new Error(`${name} begins with postgres:// or postgresql://, not with mysql://.`),
  );
});

test('a public site starts only with a mail server', () => {
  const env = { PAYMENT_PROVIDER: 'mollie', PUBLIC_SCHEME: 'https' };
  expect(() => parseSettings('/vonk', env)).toThrow(
    /^SMTP_URL names no mail server: with PAYMENT_PROVIDER=mollie .* development mailbox\.$/,
  );
  expect(parseSettings('/vonk', { ...env, SMTP_URL: 'smtps://mail.example' }).mailbox).toBeUndefined();
});
