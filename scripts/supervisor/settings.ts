import { join, resolve } from 'node:path';

export type Settings = {
  /** The clone; everything relative is relative to it. */
  root: string;
  dataDir: string;
  dev: boolean;
  frontPort: number;
  frontHost: string;
  backendPort: number;
  /** Of the embedded server, which runs unless DATABASE_URL names another one. */
  postgresPort: number;
  databaseUrl: string | undefined;
  /** Undefined when SMTP_URL names a real mail server. */
  mailbox: { smtpPort: number; webPort: number } | undefined;
  smtpUrl: string;
  /** Port of the sandbox that plays a payment provider; undefined where a real one takes the money. */
  checkoutPort: number | undefined;
};

/**
 * Reads ports, folders and outside services from the environment.
 * @throws {Error} with a sentence for the person when a port is not a number from 1 to 65535
 */
export function readSettings(root: string, env: NodeJS.ProcessEnv, dev: boolean): Settings {
  const smtpPort = readPort(env, 'MAILBOX_SMTP_PORT', 3003);
  return {
    root,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    dev,
    frontPort: readPort(env, 'FRONT_PORT', 3000),
    frontHost: env.FRONT_HOST || '0.0.0.0',
    backendPort: readPort(env, 'BACKEND_PORT', 3001),
    postgresPort: readPort(env, 'PG_PORT', 3002),
    databaseUrl: env.DATABASE_URL || undefined,
    mailbox: env.SMTP_URL ? undefined : { smtpPort, webPort: readPort(env, 'MAILBOX_PORT', 3004) },
    smtpUrl: env.SMTP_URL || `smtp://127.0.0.1:${smtpPort}`,
    checkoutPort:
      (env.PAYMENT_PROVIDER || 'sandbox') === 'sandbox' ? readPort(env, 'CHECKOUT_PORT', 3005) : undefined,
  };
}

/** Where the supervisor itself keeps a file. */
export function dataFile(settings: Settings, name: string): string {
  return join(settings.dataDir, name);
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port number from 1 to 65535, not "${text}".`);
}
