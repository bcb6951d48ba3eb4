import type { Texts } from '../../lib/i18n/texts.ts';

/** Texts of bars and footers, filled in by the app layer, so that these islands need no catalogue. */
export type NavTexts = Texts['nav'] &
  Record<'swipeGame' | 'matchFinder' | 'pricing' | 'payments' | 'help' | 'complaints' | 'language', string>;

/** `disclaimer` is the brand's own in this language, otherwise ours. */
export type FooterTexts = Pick<
  Texts['footer'],
  | 'label'
  | 'help'
  | 'legal'
  | 'company'
  | 'payment'
  | 'terms'
  | 'privacy'
  | 'cookies'
  | 'ban'
  | 'pricing'
  | 'complaints'
  | 'returnPolicy'
  | 'faq'
  | 'service'
  | 'imprint'
  | 'withdrawal'
  | 'accessibility'
  | 'adults'
  | 'disclaimer'
> & {
  /** Only on English pages of brands that want it. */
  usNotice: { title: string; text: string } | null;
};

export type LayoutTexts = {
  nav: NavTexts;
  footer: FooterTexts;
  entryWarning: Texts['entryWarning'];
  notices: Pick<Texts['ui'], 'offline' | 'online' | 'toasts'>;
};

/** Formatted company information, the name first. */
export type CompanyLines = { name: string; lines: readonly string[] };
