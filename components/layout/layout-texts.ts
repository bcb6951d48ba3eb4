import type { Texts } from '../../lib/i18n/texts.ts';

/** Texts of bars, filled in by the app layer, so that these islands need no catalogue. */
export type NavTexts = Texts['nav'] &
  Record<'swipeGame' | 'matchFinder' | 'pricing' | 'payments' | 'help' | 'complaints' | 'language', string>;

export type LayoutTexts = {
  nav: NavTexts;
  entryWarning: Texts['entryWarning'];
  notices: Pick<Texts['ui'], 'offline' | 'online' | 'toasts'>;
};

/** Formatted company information, the name first. */
export type CompanyLines = { name: string; lines: readonly string[] };
