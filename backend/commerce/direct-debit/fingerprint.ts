import { createHmac } from 'node:crypto';
import type { BackendEnv } from '../../env.ts';

type Kind =
  | 'iban'
  | 'sms'
  | 'mail-request'
  | 'bounced-address'
  | 'unsubscribe'
  | 'unsubscribe-undo'
  | 'account-address'
  | 'device'
  | 'origin';

/** Keyed hash that recognizes a value without storing it: an IBAN, SMS code, address, network or link content. */
export function fingerprint(
  env: Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY'>,
  kind: Kind,
  text: string,
): string {
  return createHmac('sha256', env.PSEUDONYM_KEY ?? env.FRONT_KEY)
    .update(`${kind}:${text}`)
    .digest('base64url');
}
