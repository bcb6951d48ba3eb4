'use client';

// Hands the brand and language of the page to its islands. It is a client component because context is one.

import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { MessageCosts } from '../../lib/rules/commerce/message-cost.ts';
import { aliveEvent } from '../../lib/site/alive-event.ts';

/** What islands know of the site; the same for every visitor of a brand and language. */
export type Site = {
  /** Brand id. */
  brand: string;
  /** Name of the brand as people read it. */
  name: string;
  locale: Locale;
  /** The language without a path prefix; null where every language has one. */
  ownLocale: Locale | null;
  locales: readonly Locale[];
  /** 1 to 7. */
  niche: number;
  /** In credits; and within `WithMessageCosts`, what a message costs at least in the currency of each country. */
  prices: MessageCosts & { photo_credits: number; gift_credits: number };
  /** Longest message in characters. */
  messageLength: number;
  minAge: number;
  /** Only members may search; said where it is so, as each byte of this stands in every page. */
  closedSearch?: true;
  /** The setting `contact_data`. */
  contactData: 'allow' | 'refuse';
  fictional: { warning: string; singular: string; plural: string };
  pushPublicKey: string;
  /** The setting `enable_site_entry_popup`. */
  entryPopup: boolean;
  /** What stands in place of a page that fails in the browser. */
  errorWords: Record<'title' | 'text' | 'again' | 'home', string>;
};

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  // Within the commit that takes over the page: a press is either kept until here, or React's own.
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
