import type { ReactNode } from 'react';
import type { Texts } from '../../lib/i18n/texts.ts';
import type { Site } from '../site/site-context.island.tsx';
import type { Language } from './language-links.tsx';

/** Texts of bars, filled in by the app layer, so that these islands need no catalogue. */
export type NavTexts = Texts['nav'] &
  Record<'swipeGame' | 'matchFinder' | 'pricing' | 'payments' | 'help' | 'complaints' | 'language', string>;

export type LayoutTexts = {
  nav: NavTexts;
  entryWarning: Texts['entryWarning'];
  notices: Pick<Texts['ui'], 'offline' | 'online' | 'toasts'>;
};

/** Formatted company information, the name first. */
type CompanyLines = { name: string; lines: readonly string[] };

/** Props of every layout from the app layer; the same for all visitors of a brand and language. */
export type LayoutProps = {
  site: Pick<Site, 'name' | 'minAge' | 'fictional'>;
  texts: LayoutTexts;
  legalNotices: {
    /** The brand's own in this language, otherwise ours. */
    disclaimer: string;
    /** Only on English pages of brands that want it. */
    isForUs: boolean;
  };
  languages: readonly Language[];
  company: CompanyLines | null;
  paymentMethods: readonly string[];
  supportEmail: string;
  /** The brand's own information pages in this language. */
  ownPages: readonly { href: string; word: string }[];
  children: ReactNode;
  /** Global dialogs: signup, likes. */
  modals?: ReactNode;
};
