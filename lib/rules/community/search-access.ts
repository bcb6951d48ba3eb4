/** The settings of the same names. */
type Rules = {
  logged_out_search: 'yes' | 'no';
  logged_out_search_trafficsource: 'yes' | 'no';
};

type Access = Rules & { signedIn: boolean; hasSource: boolean };

/**
 * Whether the user may search (`docs/specification.md` §6): members always, visitors by the setting for their traffic
 * source.
 */
export function maySearch({ signedIn, hasSource, ...settings }: Access): boolean {
  if (signedIn) return true;
  return (hasSource ? settings.logged_out_search_trafficsource : settings.logged_out_search) === 'yes';
}

/** Whether all visitors may search, so that a shared page can show the members. */
export function isSearchOpen({ logged_out_search, logged_out_search_trafficsource }: Rules): boolean {
  return logged_out_search === 'yes' && logged_out_search_trafficsource === 'yes';
}
