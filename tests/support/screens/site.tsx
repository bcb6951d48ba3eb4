import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useContext } from 'react';
import { SWRConfig } from 'swr';
import { catalogue } from '#lib/i18n/catalogue.ts';
import { SiteProvider, type Site } from '#components/site/site-context.island.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';

/** A German brand. */
export const testSite: Site = {
  brand: 'herzfunke',
  name: 'Herzfunke',
  locale: 'de',
  ownLocale: 'de',
  locales: ['de', 'en'],
  niche: 1,
  prices: {
    message_credits: 1,
    photo_credits: 2,
    gift_credits: 3,
    minimum_message_costs: { DE: { costs: 110, currency: 'EUR' } },
  },
  messageLength: 200,
  minAge: 18,
  contactData: 'refuse',
  fictional: {
    warning: 'Hinter diesem Profil steckt keine Person.',
    singular: 'Fiktives Profil',
    plural: 'Fiktive Profile',
  },
  pushPublicKey: '',
  entryPopup: false,
  errorTexts: { title: '', text: '', again: '', home: '' },
};

const stayHere = { push: () => undefined, replace: () => undefined } as never;

type Props = { children: ReactNode; with?: Partial<Site> };

/** Wraps a component in a test: a German brand, its texts, an empty cache, and a given or idle router. */
export function InTestSite({ children, with: changes }: Props) {
  const router = useContext(AppRouterContext) ?? stayHere;
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <NextIntlClientProvider locale="de" messages={catalogue('de')} timeZone="UTC">
        <AppRouterContext value={router}>
          <SiteProvider site={{ ...testSite, ...changes }}>{children}</SiteProvider>
        </AppRouterContext>
      </NextIntlClientProvider>
    </SWRConfig>
  );
}
