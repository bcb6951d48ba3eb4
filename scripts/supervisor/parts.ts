import { join } from 'node:path';
import type { ChildCommand } from './child.ts';
import type { Secrets } from './secrets.ts';
import { getMetricsPort, type Settings } from './settings.ts';
import { backendNames, databaseNames, storageNames } from '../../backend/env.ts';
import { frontNames } from '../../lib/env.ts';

export type Parts = Record<PartName, ChildCommand> & {
  furtherFronts: ChildCommand[];
  furtherBackends: ChildCommand[];
};

const sources: Record<PartName, string> = {
  migrate: 'backend/platform/db/migrate.ts',
  seed: 'scripts/vonk.ts',
  mailbox: 'simulators/mailbox/main.ts',
  checkout: 'simulators/checkout/main.ts',
  backend: 'backend/main.ts',
  front: 'server/main.ts',
};

/** How each process is started: its bundle in `dist/`, or in development its source, in watch mode if useful. */
export function describeParts(settings: Settings, secrets: Secrets, databaseUrl: string): Parts {
  const { given } = settings;
  const all: NodeJS.ProcessEnv = {
    ...given,
    NODE_ENV: settings.dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    BACKEND_HOST: '127.0.0.1',
    BACKEND_URL: [settings.backendPort, ...settings.furtherBackends].map((port) => toUrl(port)).join(','),
    FRONT_HOST: settings.frontHost,
    FRONT_KEY: secrets.frontKey,
    SESSION_SECRET: secrets.sessionSecret,
    SMTP_URL: settings.smtpUrl,
    // SMS go to our mailbox, not to real phones.
    ...(settings.mailbox ? { SMS_MAIL_DOMAIN: given.SMS_MAIL_DOMAIN ?? 'sms.localhost' } : {}),
    MAILBOX_SMTP_PORT: String(settings.mailbox?.smtpPort ?? ''),
    MAILBOX_PORT: String(settings.mailbox?.webPort ?? ''),
    PUBLIC_PORT: given.PUBLIC_PORT ?? (given.PUBLIC_SCHEME === 'https' ? '' : String(settings.frontPort)),
    VAPID_PUBLIC_KEY: secrets.vapidPublicKey,
    VAPID_PRIVATE_KEY: secrets.vapidPrivateKey,
    ...checkoutEnv(settings, secrets),
  };
  const part = (name: PartName, options: Partial<ChildCommand> = {}, own: NodeJS.ProcessEnv = {}) => ({
    name,
    cwd: settings.root,
    ...options,
    args: [...getArguments(settings, name), ...(options.args ?? [])],
    env: pickEnvironment(name, { ...all, ...own }),
  });
  // Each further process has its metrics port two above the previous one.
  const instance = (kind: 'front' | 'backend', port: number, at: number): ChildCommand => {
    const own = { [`${kind.toUpperCase()}_PORT`]: String(port), ...metricsEnv(settings, kind, at) };
    const url = kind === 'front' ? toUrl(port, settings.frontHost) : toUrl(port);
    const command = part(kind, { readyUrl: `${url}/readyz`, healthUrl: `${url}/healthz` }, own);
    return at === 0 ? command : { ...command, name: `${kind}-${at + 1}` };
  };
  const mailbox = mailboxUrl(settings);
  const checkout = `${toUrl(settings.checkoutPort ?? 0)}/healthz`;
  return {
    migrate: part('migrate'),
    seed: part('seed', { args: ['demo', 'seed'] }),
    mailbox: part('mailbox', { readyUrl: mailbox, healthUrl: mailbox }),
    checkout: part('checkout', { readyUrl: checkout, healthUrl: checkout }),
    backend: instance('backend', settings.backendPort, 0),
    front: instance('front', settings.frontPort, 0),
    furtherFronts: settings.furtherFronts.map((port, at) => instance('front', port, at + 1)),
    furtherBackends: settings.furtherBackends.map((port, at) => instance('backend', port, at + 1)),
  };
}

/** The URL of a local process: its own address, or the loopback if it listens on all. */
function toUrl(port: number, host = '127.0.0.1'): string {
  if (['0.0.0.0', '::', ''].includes(host)) return toUrl(port);
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function metricsEnv(settings: Settings, kind: 'front' | 'backend', at: number): NodeJS.ProcessEnv {
  const port = getMetricsPort(settings, kind, at);
  return port === undefined ? {} : { METRICS_PORT: String(port) };
}

function getArguments({ dev, root }: Settings, name: PartName): string[] {
  if (!dev) return ['--enable-source-maps', join(root, 'dist', `${name === 'seed' ? 'vonk' : name}.mjs`)];
  if (name === 'backend')
    return [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', sources[name]];
  return ['--import', './scripts/build/allow-server-only.mjs', '--import', 'tsx', sources[name]];
}

/** The shared variables of sandbox and shop; none with a real payment provider. */
function checkoutEnv({ checkoutPort, given }: Settings, { checkoutKey }: Secrets): NodeJS.ProcessEnv {
  if (checkoutPort === undefined) return {};
  return {
    CHECKOUT_PORT: String(checkoutPort),
    CHECKOUT_URL: given.CHECKOUT_URL ?? `http://localhost:${checkoutPort}`,
    CHECKOUT_KEY: checkoutKey,
  };
}

/** The mailbox's URL; empty with a real mail server. */
function mailboxUrl({ mailbox }: Settings): string {
  return mailbox ? `http://127.0.0.1:${mailbox.webPort}/` : '';
}

export type PartName = 'migrate' | 'seed' | 'mailbox' | 'checkout' | 'backend' | 'front';

/** Variables for any program: folders, language, certificates, Node options. */
const everywhere = [
  'PATH HOME USER TMPDIR TMP TEMP TZ LANG LC_ALL LOG_LEVEL NODE_OPTIONS NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE SSL_CERT_DIR UV_THREADPOOL_SIZE SystemRoot SYSTEMROOT windir PATHEXT',
  'APPDATA LOCALAPPDATA USERPROFILE',
].flatMap((line) => line.split(' '));

/** Variables by which the bucket client finds the machine's keys if none are set. */
const machineKeys = [
  'AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN AWS_PROFILE AWS_REGION',
  'AWS_CONFIG_FILE AWS_SHARED_CREDENTIALS_FILE AWS_CA_BUNDLE AWS_ROLE_ARN',
  'AWS_ROLE_SESSION_NAME AWS_WEB_IDENTITY_TOKEN_FILE AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI AWS_CONTAINER_AUTHORIZATION_TOKEN',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE',
].flatMap((line) => line.split(' '));

/** Variables of the database driver besides the URL. */
const driver = ['PGSSLMODE', 'PGPASSFILE'];

/** The variables passed to each part; all others are withheld. */
const own: Record<PartName, readonly string[]> = {
  migrate: [...databaseNames, ...driver],
  seed: [...databaseNames, ...driver, ...storageNames, ...machineKeys],
  mailbox: ['DATA_DIR', 'MAILBOX_SMTP_PORT', 'MAILBOX_PORT'],
  checkout: ['DATA_DIR', 'CHECKOUT_PORT', 'CHECKOUT_URL', 'CHECKOUT_KEY'],
  backend: [...backendNames, ...driver, ...machineKeys],
  front: frontNames,
};

/** The environment of a part: only its permitted variables. */
function pickEnvironment(part: PartName, all: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = new Set([...everywhere, ...own[part], 'NODE_ENV', 'NEXT_TELEMETRY_DISABLED']);
  // An empty variable counts as unset.
  const known = Object.entries(all).filter(([name, value]) => names.has(name) && value);
  return { NODE_ENV: 'production', ...Object.fromEntries(known) };
}
