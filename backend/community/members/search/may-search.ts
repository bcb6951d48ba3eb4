import { authenticationRequired } from '#backend/platform/http/errors.ts';
import type { BrandSettings } from '#backend/brands/brand-settings.ts';

type Visit = { isMember: boolean; network?: string | undefined; ref?: string | undefined };
type Rules = Pick<BrandSettings, 'logged_out_search' | 'logged_out_search_trafficsource'>;

/** @throws authentication_required for visitors, by the setting with or without a traffic source */
export function requireMaySearch({ isMember, network, ref }: Visit, settings: Rules): void {
  if (isMember) return;
  const rule = network || ref ? settings.logged_out_search_trafficsource : settings.logged_out_search;
  if (rule === 'no') throw authenticationRequired();
}
