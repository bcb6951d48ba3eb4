import { createHmac } from 'node:crypto';
import type { BackendEnv } from '../env.ts';

/** Knows something again that we do not keep: an IBAN, or the code of an SMS. */
export function fingerprint(env: BackendEnv, kind: 'iban' | 'sms', text: string): string {
  return createHmac('sha256', env.PSEUDONYM_KEY ?? env.FRONT_KEY)
    .update(`${kind}:${text}`)
    .digest('base64url');
}
