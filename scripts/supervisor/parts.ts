import { join } from 'node:path';
import type { ChildCommand } from './child.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

export type PartName = 'migrate' | 'seed' | 'mailbox' | 'checkout' | 'backend' | 'front';

export type Parts = Record<PartName, ChildCommand> & {
  furtherFronts: ChildCommand[];
  furtherBackends: ChildCommand[];
};

const sources: Record<PartName, string> = {
  migrate: 'backend/db/migrate.ts',
  seed: 'backend/db/seed.ts',
  mailbox: 'backend/mail/mailbox/main.ts',
  checkout: 'backend/payments/sandbox/main.ts',
  backend: 'backend/main.ts',
  front: 'server/main.ts',
};

/** How each process is started: its bundle of `dist/`, or in development its source, watched where that helps. */
export function describeParts(settings: Settings, secrets: Secrets, databaseUrl: string): Parts {
  const common: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: settings.dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const backendEnv: NodeJS.ProcessEnv = {
    ...common,
    DATABASE_URL: databaseUrl,
    BACKEND_PORT: String(settings.backendPort),
    BACKEND_HOST: '127.0.0.1',
    FRONT_KEY: secrets.frontKey,
    DATA_DIR: settings.dataDir,
    SMTP_URL: settings.smtpUrl,
    // Text messages go to our own mailbox, and to nobody's telephone.
    ...(settings.mailbox ? { SMS_MAIL_DOMAIN: process.env.SMS_MAIL_DOMAIN ?? 'sms.localhost' } : {}),
    PUBLIC_PORT: process.env.PUBLIC_PORT ?? String(settings.frontPort),
    VAPID_PUBLIC_KEY: secrets.vapidPublicKey,
    VAPID_PRIVATE_KEY: secrets.vapidPrivateKey,
    ...checkoutEnv(settings, secrets),
    ...backendMetrics(),
  };
  const frontEnv: NodeJS.ProcessEnv = {
    ...common,
    BACKEND_URL: [settings.backendPort, ...settings.furtherBackends].map(urlOf).join(','),
    FRONT_PORT: String(settings.frontPort),
    FRONT_HOST: settings.frontHost,
    FRONT_KEY: secrets.frontKey,
    SESSION_SECRET: secrets.sessionSecret,
  };
  // The front knows the backend's address and nothing else of it.
  delete frontEnv.DATABASE_URL;
  for (const name of Object.keys(frontEnv))
    if (/^(S3|MOLLIE|MAIL_EVENTS|PUSH|REDIS)_/.test(name)) delete frontEnv[name];

  const part = (
    name: PartName,
    env: NodeJS.ProcessEnv,
    options: Partial<ChildCommand> = {},
  ): ChildCommand => ({
    name,
    args: [...startOf(settings, name), ...(options.args ?? [])],
    env,
    cwd: settings.root,
    ...(options.readyUrl ? { readyUrl: options.readyUrl } : {}),
  });
  // Each further process has its metrics two ports behind those of the one before it.
  const instance = (kind: 'front' | 'backend', env: NodeJS.ProcessEnv, port: number, at: number) => {
    const own = { ...env, [`${kind.toUpperCase()}_PORT`]: String(port) };
    const metrics = env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + 2 * at) } : {};
    const command = part(kind, { ...own, ...metrics }, { readyUrl: `${urlOf(port)}/readyz` });
    return at === 0 ? command : { ...command, name: `${kind}-${at + 1}` };
  };
  return {
    migrate: part('migrate', backendEnv),
    seed: part('seed', backendEnv, { args: ['--demo'] }),
    mailbox: part('mailbox', mailboxEnv(settings, common), { readyUrl: mailboxUrl(settings) }),
    checkout: part(
      'checkout',
      { ...common, DATA_DIR: settings.dataDir, ...checkoutEnv(settings, secrets) },
      { readyUrl: `http://127.0.0.1:${settings.checkoutPort ?? ''}/healthz` },
    ),
    backend: instance('backend', backendEnv, settings.backendPort, 0),
    front: instance('front', frontEnv, settings.frontPort, 0),
    furtherFronts: settings.furtherFronts.map((port, at) => instance('front', frontEnv, port, at + 1)),
    furtherBackends: settings.furtherBackends.map((port, at) =>
      instance('backend', backendEnv, port, at + 1),
    ),
  };
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

/** Two processes of one machine can't share a port: the backend's figures are at the one after the front's. */
function backendMetrics(): NodeJS.ProcessEnv {
  const port = Number(process.env.METRICS_PORT);
  return port > 0 ? { METRICS_PORT: String(port + 1) } : {};
}

function startOf({ dev, root }: Settings, name: PartName): string[] {
  if (!dev) return ['--enable-source-maps', join(root, 'dist', `${name}.mjs`)];
  if (name === 'backend')
    return [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', sources[name]];
  return ['--import', './scripts/build/allow-server-only.mjs', '--import', 'tsx', sources[name]];
}

function mailboxEnv({ mailbox, dataDir }: Settings, common: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...common,
    DATA_DIR: dataDir,
    MAILBOX_SMTP_PORT: String(mailbox?.smtpPort ?? ''),
    MAILBOX_PORT: String(mailbox?.webPort ?? ''),
  };
}

/** What the sandbox and its shop know of each other; nothing where a real provider takes the money. */
function checkoutEnv({ checkoutPort }: Settings, { checkoutKey }: Secrets): NodeJS.ProcessEnv {
  if (checkoutPort === undefined) return {};
  return {
    CHECKOUT_PORT: String(checkoutPort),
    CHECKOUT_URL: process.env.CHECKOUT_URL ?? `http://localhost:${checkoutPort}`,
    CHECKOUT_KEY: checkoutKey,
  };
}

/** The mailbox's page, or nothing where mail goes to a real server. */
function mailboxUrl({ mailbox }: Settings): string {
  return mailbox ? `http://127.0.0.1:${mailbox.webPort}/` : '';
}
