import type { ReactNode } from 'react';
import type { Site } from '../site/site-context.island.tsx';
import type { LayoutTexts, CompanyLines } from './layout-texts.ts';
import type { Language } from './language-links.tsx';

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
