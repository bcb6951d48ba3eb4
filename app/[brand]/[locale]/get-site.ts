import { getTranslations } from 'next-intl/server';
import { serverTexts } from '#lib/i18n/server-texts.ts';
import type { Site } from '#components/site/site-context.island.tsx';
import { getOwnLocale } from '#lib/i18n/own-locale.ts';
import { getSettings, siteParams } from '#lib/upstream/pages.ts';
import { localePath } from '#lib/i18n/links.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** The site data for islands; only shared data, as every page contains it. */
export async function getSite(): Promise<Site> {
  const [{ brand, locale }, settings, errors, ui] = await Promise.all([
    siteParams(),
    getSettings(),
    getTranslations('errors'),
    getTranslations('ui'),
  ]);
  const fictional = serverTexts(locale, 'fictional');
  const { message_credits, photo_credits, gift_credits } = settings;
  return {
    brand,
    name: settings.name,
    locale,
    ownLocale: getOwnLocale(settings),
    locales: settings.locales,
    niche: settings.niche,
    // Added by the screens that show prices: the list is long, and most pages do not need it.
    prices: { message_credits, photo_credits, gift_credits, minimum_message_costs: {} },
    messageLength: settings.message_length,
    minAge: settings.min_age,
    ...(settings.logged_out_search === 'yes' ? {} : { closedSearch: true as const }),
    contactData: settings.contact_data,
    fictional: {
      warning: settings.fictional_warning || fictional.warning,
      singular: settings.fictional_singular || fictional.singular,
      plural: settings.fictional_plural || fictional.plural,
    },
    pushPublicKey: settings.push_public_key,
    entryPopup: settings.enable_site_entry_popup === 'yes',
    errorTexts: {
      title: errors('page.failed'),
      text: errors('page.failedText'),
      again: ui('tryAgain'),
      home: errors('page.backHome'),
    },
  };
}

/** Adds the visitor's locale to a path, for plain forms and anchors. */
export function siteHref({
  ownLocale,
  locale,
}: {
  ownLocale: Locale | null;
  locale: Locale;
}): (path: string) => string {
  return (path) => localePath(ownLocale, locale, path);
}
