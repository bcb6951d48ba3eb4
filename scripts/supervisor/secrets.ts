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

/** Reads the secrets of this data folder; makes them on the first start, readable by their owner only. */
export function keepSecrets(path: string): Secrets {
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Secrets>) : {};
  const vapid = webPush.generateVAPIDKeys();
  const secrets: Secrets = {
    frontKey: randomBytes(32).toString('base64url'),
    sessionSecret: randomBytes(48).toString('base64url'),
    databasePassword: randomBytes(24).toString('base64url'),
    vapidPublicKey: vapid.publicKey,
    vapidPrivateKey: vapid.privateKey,
    checkoutKey: randomBytes(32).toString('base64url'),
    // A folder of an earlier version lacks what came later.
    ...kept,
  };
  if (Object.keys(kept).length < Object.keys(secrets).length)
    writeFileSync(path, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
