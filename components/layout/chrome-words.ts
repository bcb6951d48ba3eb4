/** The words of bars and footers; the app layer fills them in, so that these islands need no catalogue. */
export type NavWords = Record<
  | 'skip'
  | 'main'
  | 'search'
  | 'messages'
  | 'chats'
  | 'likes'
  | 'credits'
  | 'premium'
  | 'me'
  | 'login'
  | 'account'
  | 'profile'
  | 'swipeGame'
  | 'matchFinder'
  | 'settings'
  | 'pricing'
  | 'payments'
  | 'help'
  | 'complaints'
  | 'logout'
  | 'logoutFailed'
  | 'back'
  | 'new'
  | 'creditsLeft'
  | 'language',
  string
>;

export type FooterWords = Record<
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
  /** The brand's own disclaimer in this language, else ours. */
  | 'disclaimer',
  string
> & {
  /** Only where the page is in English and the brand wants it. */
  usNotice: { title: string; text: string } | null;
};

export type EntryWarningWords = Record<'title' | 'adults' | 'costs' | 'enter' | 'leave', string>;

export type NoticeWords = Record<'offline' | 'online' | 'toasts', string>;

export type ChromeWords = {
  nav: NavWords;
  footer: FooterWords;
  entryWarning: EntryWarningWords;
  notices: NoticeWords;
};

/** Lines of company information as they are read, the name first. */
export type CompanyLines = { name: string; lines: readonly string[] };
