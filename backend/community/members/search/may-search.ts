import { authenticationRequired } from '#backend/platform/http/errors.ts';
import type { BrandSettings } from '#backend/brands/brand-settings.ts';

type Visit = { isMember: boolean; network?: string | undefined; ref?: string | undefined };
type Rules = Pick<BrandSettings, 'logged_out_search' | 'logged_out_search_trafficsource'>;

/**
 * Lets members search, and visitors where the brand allows it: one setting is for those who name a traffic source, the
 * other for everybody else. Throws authentication_required.
 */
export function requireMaySearch({ isMember, network, ref }: Visit, settings: Rules): void {
  if (isMember) return;
  const rule = network || ref ? settings.logged_out_search_trafficsource : settings.logged_out_search;
  if (rule === 'no') throw authenticationRequired();
}
