import { join } from 'node:path';
import type { ChildCommand } from './child.ts';
import { pickEnvironment, type PartName } from './environments.ts';
import type { Secrets } from './secrets.ts';
import { getMetricsPort, type Settings } from './settings.ts';

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
