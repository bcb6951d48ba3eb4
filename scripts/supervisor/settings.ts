import { join, resolve } from 'node:path';
import { databaseUrlFault } from '../../backend/platform/db/database-url.ts';
import { publicLack } from '../../backend/public-start.ts';

export type Settings = {
  /** The clone; everything relative is relative to it. */
  root: string;
  dataDir: string;
  dev: boolean;
  /** Whether an empty database of its own is filled with the demo. */
  demo: boolean;
  /** The environment that the parts take theirs from. */
  given: NodeJS.ProcessEnv;
  frontPort: number;
  frontHost: string;
  backendPort: number;
  /** Fronts beside the first one, by port, and backends likewise. */
  furtherFronts: number[];
  furtherBackends: number[];
  /** Of the embedded server, which runs unless DATABASE_URL names another one. */
  postgresPort: number;
  databaseUrl: string | undefined;
  /** Undefined when SMTP_URL names a real mail server. */
  mailbox: { smtpPort: number; webPort: number } | undefined;
  smtpUrl: string;
  /** Port of the sandbox that plays a payment provider; undefined where a real one takes the money. */
  checkoutPort: number | undefined;
  /** Where the first front tells a monitor its figures; undefined where none asks. */
  metricsPort: number | undefined;
};

/**
 * Reads ports, folders and outside services from the environment.
 * @throws {Error} with a sentence for the person when a port is not a number from 1 to 65535, a count not one from 1 to 16,
 * an address leads to no PostgreSQL, a direct address of a database is there without its usual one, or a site for the public
 * has no mail server
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
  const lack = publicLack(env);
  if (lack) throw new Error(`${lack.variable} ${lack.why}.`);
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
    // The ports right behind the first ones belong to the other parts.
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

/** Two processes of one machine can't share a port: the backend's figures are at the one after the front's. */
export function getMetricsPort(
  { metricsPort }: Settings,
  kind: 'front' | 'backend',
  at: number,
): number | undefined {
  return metricsPort === undefined ? undefined : metricsPort + (kind === 'backend' ? 1 : 0) + 2 * at;
}

/** Where the supervisor itself keeps a file. */
export function dataFile(settings: Settings, name: string): string {
  return join(settings.dataDir, name);
}

const portsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

/** How many processes of a kind; more than 16 of them on one machine are a slip of the pen. */
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
