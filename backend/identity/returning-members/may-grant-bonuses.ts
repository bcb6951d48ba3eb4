import { CallError } from '../../platform/http/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { isDisposableDomain } from '../email-validation/disposable-domain.ts';
import { findPrivateDomain } from './large-providers.ts';
import { normalAddress } from './normal-address.ts';

type NewMember = { email: string; client: string };

/** Not for disposable addresses or beyond the limits per domain and network; the account opens either way. */
export async function mayGrantBonuses(
  limits: Pick<RateLimits, 'consume'>,
  { email, client }: NewMember,
): Promise<boolean> {
  if (isDisposableDomain(email)) return false;
  const domain = findPrivateDomain(normalAddress(email));
  try {
    if (domain) await limits.consume('gift_domain', domain);
    await limits.consume('gift_network', client);
    return true;
  } catch (refusal) {
    if (refusal instanceof CallError) return false;
    throw refusal;
  }
}
