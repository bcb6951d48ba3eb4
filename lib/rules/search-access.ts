type Access = {
  signedIn: boolean;
  /** The settings of the same names. */
  logged_out_search: 'yes' | 'no';
  logged_out_search_trafficsource: 'yes' | 'no';
  hasSource: boolean;
};

/** Whether somebody may search (section 6): members always, visitors as the setting for those with or without a source says. */
export function maySearch({ signedIn, hasSource, ...settings }: Access): boolean {
  if (signedIn) return true;
  return (hasSource ? settings.logged_out_search_trafficsource : settings.logged_out_search) === 'yes';
}
