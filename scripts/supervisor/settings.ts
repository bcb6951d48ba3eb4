import { join, resolve } from 'node:path';
import { databaseUrlFault } from '../../backend/platform/db/database-url.ts';
import { publicLack } from '../../backend/public-start.ts';

export type Settings = {
  /** The clone; base of all relative paths. */
  root: string;
  dataDir: string;
  dev: boolean;
  /** Whether an empty embedded database is seeded with the demo. */
  demo: boolean;
  /** The environment from which the parts' environments are taken. */
  given: NodeJS.ProcessEnv;
  frontPort: number;
  frontHost: string;
  backendPort: number;
  /** Ports of additional fronts and backends. */
  furtherFronts: number[];
  furtherBackends: number[];
  /** Port of the embedded server, used unless DATABASE_URL is set. */
  postgresPort: number;
  databaseUrl: string | undefined;
  /** Undefined if SMTP_URL names a real mail server. */
  mailbox: { smtpPort: number; webPort: number } | undefined;
  smtpUrl: string;
  /** Port of the payment sandbox; undefined with a real provider. */
  checkoutPort: number | undefined;
  /** Metrics port of the first front; undefined if disabled. */
  metricsPort: number | undefined;
};

/**
 * Reads ports, folders and external services from the environment.
 * @throws {Error} with a sentence if a port is not a number from 1 to 65535, a count not one from 1 to 16, a URL is
 * not one of PostgreSQL, a direct database URL has no regular one, or a public site has no mail server
 */
export function parseSettings(
  root: string,
  env: NodeJS.ProcessEnv,
  { dev = false, demo = false }: { dev?: boolean; demo?: boolean } = {},
): Settings {
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new Error(
      'DATABASE_DIRECT_URL leads past the pooler of DATABASE_URL, which has to be set as well.',
    );
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const) {
    const fault = env[name] ? databaseUrlFault(env[name]) : null;
    if (fault) throw new Error(`${name} ${fault}.`);
  }
  const missing = publicLack(env);
  if (missing) throw new Error(`${missing.variable} ${missing.reason}.`);
  const smtpPort = readPort(env, 'MAILBOX_SMTP_PORT', 3003);
  const [frontPort, backendPort] = [readPort(env, 'FRONT_PORT', 3000), readPort(env, 'BACKEND_PORT', 3001)];
  return {
    root,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    dev,
    demo,
    given: env,
    frontPort,
    frontHost: env.FRONT_HOST || '0.0.0.0',
    backendPort,
    // The ports right after the first ones belong to other parts.
    furtherFronts: portsFrom(frontPort + 100, readCount(env, 'FRONTS') - 1),
    furtherBackends: portsFrom(backendPort + 200, readCount(env, 'BACKENDS') - 1),
    postgresPort: readPort(env, 'PG_PORT', 3002),
    databaseUrl: env.DATABASE_URL || undefined,
    mailbox: env.SMTP_URL ? undefined : { smtpPort, webPort: readPort(env, 'MAILBOX_PORT', 3004) },
    smtpUrl: env.SMTP_URL || `smtp://127.0.0.1:${smtpPort}`,
    checkoutPort:
      (env.PAYMENT_PROVIDER || 'sandbox') === 'sandbox' ? readPort(env, 'CHECKOUT_PORT', 3005) : undefined,
    metricsPort: env.METRICS_PORT ? readPort(env, 'METRICS_PORT', 0) : undefined,
  };
}

/** Two processes of a machine cannot share a port: the backend's is one above the front's. */
export function getMetricsPort(
  { metricsPort }: Settings,
  kind: 'front' | 'backend',
  at: number,
): number | undefined {
  return metricsPort === undefined ? undefined : metricsPort + (kind === 'backend' ? 1 : 0) + 2 * at;
}

/** Path of one of the supervisor's files. */
export function dataFile(settings: Settings, name: string): string {
  return join(settings.dataDir, name);
}

const portsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

/** Number of processes of a kind; more than 16 on one machine is probably a typo. */
function readCount(env: NodeJS.ProcessEnv, name: string): number {
  const count = Number(env[name] || 1);
  if (Number.isInteger(count) && count >= 1 && count <= 16) return count;
  throw new Error(`${name} must be a number from 1 to 16, not "${env[name]}".`);
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port number from 1 to 65535, not "${text}".`);
}
