import { entryWarningHidden, type RouteName } from '../platform/routes.ts';

/** Section 9: the chat and lander layouts warn visitors of these countries only. */
export const chatAndLanderCountries = ['NL', 'DE'] as const;

export type EntryWarningState = {
  signedIn: boolean;
  installed: boolean;
  /** The setting `enable_site_entry_popup`. */
  enabled: boolean;
  /** Countries it is restricted to; null for everywhere. */
  countries: readonly string[] | null;
  /** Country of the visitor; null while or where it is unknown. */
  country: string | null;
  route: RouteName | null;
  /** Milliseconds since the epoch; null as long as it was never dismissed. */
  dismissedAt: number | null;
};

/**
 * Section 2: shown once to logged-out visitors, but not in installed-app mode, where the setting says no, on routes
 * of its exclusion list, or outside the countries it is restricted to. An unknown country counts as outside.
 */
export function showsEntryWarning(state: EntryWarningState): boolean {
  if (state.signedIn || state.installed || !state.enabled || state.dismissedAt !== null) return false;
  if (state.route !== null && entryWarningHidden.has(state.route)) return false;
  return state.countries === null || (state.country !== null && state.countries.includes(state.country));
}
