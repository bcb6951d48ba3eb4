import { timingSafeEqual } from 'node:crypto';
import type { BackendEnv } from '../../env.ts';

/** Whether the caller is a front, which alone may set brand, client address and session. */
export function isFront(given: string | undefined, { FRONT_KEY }: Pick<BackendEnv, 'FRONT_KEY'>): boolean {
  const key = Buffer.from(given ?? '');
  const expected = Buffer.from(FRONT_KEY);
  return key.length === expected.length && timingSafeEqual(key, expected);
}
