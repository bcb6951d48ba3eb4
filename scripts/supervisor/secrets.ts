import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import webPush from 'web-push';

export type Secrets = {
  frontKey: string;
  sessionSecret: string;
  databasePassword: string;
  vapidPublicKey: string;
  vapidPrivateKey: string;
  checkoutKey: string;
};

/** Reads the data folder's secrets; created on the first start, readable only by the owner. */
export function loadSecrets(path: string): Secrets {
  const stored = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Secrets>) : {};
  const vapid = webPush.generateVAPIDKeys();
  const secrets: Secrets = {
    frontKey: randomBytes(32).toString('base64url'),
    sessionSecret: randomBytes(48).toString('base64url'),
    databasePassword: randomBytes(24).toString('base64url'),
    vapidPublicKey: vapid.publicKey,
    vapidPrivateKey: vapid.privateKey,
    checkoutKey: randomBytes(32).toString('base64url'),
    // A folder of an earlier version lacks newer secrets.
    ...stored,
  };
  if (Object.keys(stored).length < Object.keys(secrets).length)
    writeFileSync(path, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/** Variables that override stored secrets. */
const variables = {
  frontKey: 'FRONT_KEY',
  sessionSecret: 'SESSION_SECRET',
  vapidPublicKey: 'VAPID_PUBLIC_KEY',
  vapidPrivateKey: 'VAPID_PRIVATE_KEY',
  checkoutKey: 'CHECKOUT_KEY',
} as const satisfies Partial<Record<keyof Secrets, string>>;

/**
 * The secrets, overridden by the environment.
 * @throws {Error} if only one key of the pair for push messages is set, because mismatched keys reach no browser
 */
export function preferGiven(stored: Secrets, env: NodeJS.ProcessEnv): Secrets {
  if (!env.VAPID_PUBLIC_KEY !== !env.VAPID_PRIVATE_KEY)
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair: set both or neither.');
  const given = Object.entries(variables).flatMap(([name, variable]) =>
    env[variable] ? [[name, env[variable]]] : [],
  );
  return { ...stored, ...(Object.fromEntries(given) as Partial<Secrets>) };
}
