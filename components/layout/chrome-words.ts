import type { Texts } from '../../lib/i18n/texts.ts';

/** The words of bars and footers; the app layer fills them in, so that these islands need no catalogue. */
export type NavWords = Texts['nav'] &
  Record<'swipeGame' | 'matchFinder' | 'pricing' | 'payments' | 'help' | 'complaints' | 'language', string>;

/** `disclaimer` is the brand's own one in this language, else ours. */
export type FooterWords = Pick<
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
  /** Only where the page is in English and the brand wants it. */
  usNotice: { title: string; text: string } | null;
};

export type ChromeWords = {
  nav: NavWords;
  footer: FooterWords;
  entryWarning: Texts['entryWarning'];
  notices: Pick<Texts['ui'], 'offline' | 'online' | 'toasts'>;
};

/** Lines of company information as they are read, the name first. */
export type CompanyLines = { name: string; lines: readonly string[] };
