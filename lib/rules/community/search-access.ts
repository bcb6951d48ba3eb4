/** The settings of the same names. */
type Rules = {
  logged_out_search: 'yes' | 'no';
  logged_out_search_trafficsource: 'yes' | 'no';
};

type Access = Rules & { signedIn: boolean; hasSource: boolean };

/** Whether somebody may search (section 6): members always, visitors as the setting for those with or without a source says. */
export function maySearch({ signedIn, hasSource, ...settings }: Access): boolean {
  if (signedIn) return true;
  return (hasSource ? settings.logged_out_search_trafficsource : settings.logged_out_search) === 'yes';
}

/** Whether every visitor may search, so that one page can show its members to all. */
export function isSearchOpen({ logged_out_search, logged_out_search_trafficsource }: Rules): boolean {
  return logged_out_search === 'yes' && logged_out_search_trafficsource === 'yes';
}
