import { entryWarningHidden, type RouteName } from '../platform/routes.ts';

/** `docs/specification.md` §9: the chat and lander layouts warn visitors of these countries only. */
export const chatAndLanderCountries = ['NL', 'DE'] as const;

export type EntryWarningState = {
  signedIn: boolean;
  installed: boolean;
  /** The setting `enable_site_entry_popup`. */
  enabled: boolean;
  route: RouteName | null;
  /** Milliseconds since the epoch; null if never dismissed. */
  dismissedAt: number | null;
};

/**
 * `docs/specification.md` §2: shown once to logged-out visitors, except in installed-app mode, if the setting is off,
 * on excluded
 * routes, and outside of its countries, which the dialog checks.
 */
export function showsEntryWarning(state: EntryWarningState): boolean {
  if (state.signedIn || state.installed || !state.enabled || state.dismissedAt !== null) return false;
  return state.route === null || !entryWarningHidden.has(state.route);
}
