'use client';

// Provides the page's brand and language to its islands. A client component because context is one.

import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { MessageCosts } from '../../lib/rules/commerce/message-cost.ts';
import { aliveEvent } from '../../lib/site/alive-event.ts';

/** The site data of islands; the same for all visitors of a brand and language. */
export type Site = {
  /** Brand id. */
  brand: string;
  /** The brand's display name. */
  name: string;
  locale: Locale;
  /** The language without a path prefix; null if all have one. */
  ownLocale: Locale | null;
  locales: readonly Locale[];
  /** 1 to 7. */
  niche: number;
  /** In credits; within `WithMessageCosts` also a message's minimum cost in each country's currency. */
  prices: MessageCosts & { photo_credits: number; gift_credits: number };
  /** Longest message in characters. */
  messageLength: number;
  minAge: number;
  /** Only members may search; omitted otherwise, as every page contains it. */
  closedSearch?: true;
  /** The setting `contact_data`. */
  contactData: 'allow' | 'refuse';
  fictional: { warning: string; singular: string; plural: string };
  pushPublicKey: string;
  /** The setting `enable_site_entry_popup`. */
  entryPopup: boolean;
  /** Texts for a page that fails in the browser. */
  errorTexts: Record<'title' | 'text' | 'again' | 'home', string>;
};

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  // In the hydration commit: presses are stored until here, and React handles later ones.
  useLayoutEffect(() => {
    dispatchEvent(new Event(aliveEvent));
  }, []);
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site of this page. @throws outside of `SiteProvider` */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
