import { getTranslations } from 'next-intl/server';
import type { LayoutTexts, NavTexts, LayoutProps } from '#components/layout/layout-props.ts';
import { languages } from '#lib/contract/languages.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { serverTexts } from '#lib/i18n/server-texts.ts';
import { companyLines } from '#lib/rules/brands/company-lines.ts';
import { paymentMethodNames } from '#lib/contract/commerce/payment-method-names.ts';
import { getCompany, getSettings } from '#lib/upstream/pages.ts';
import { getMethodNames } from './get-method-names.ts';
import { getSite } from './get-site.ts';
import { registerName } from '#lib/contract/brands/company.ts';
import { displayName } from '#lib/contract/formats.ts';

/** All texts of a layout's bars and footers, in the page's language. */
export async function getLayoutProps(): Promise<Omit<LayoutProps, 'children' | 'modals'>> {
  const [site, settings, company, methodNames, t] = await Promise.all([
    getSite(),
    getSettings(),
    getCompany(),
    getMethodNames(),
    getTranslations('footer'),
  ]);
  const country = displayName(site.locale, 'region', company.country);
  return {
    site: { name: site.name, minAge: site.minAge, fictional: site.fictional },
    texts: await getLayoutTexts(site),
    legalNotices: {
      disclaimer: settings.disclaimer || t('disclaimer'),
      isForUs: site.locale === 'en' && settings.us_footer === 'yes',
    },
    languages: settings.locales.map((locale) => ({ locale, name: languages[locale].name })),
    company: {
      name: company.name,
      lines: companyLines(company, settings.support_phone, {
        country,
        kvk: (number) =>
          t('kvk', {
            register: registerName(company.country, serverTexts(site.locale, 'registers')),
            number,
          }),
        vat: (numbers) => t('vat', { numbers }),
        tradenames: (names) => t('tradenames', { names }),
        phone: (phone) => t('phone', { phone }),
      }),
    },
    paymentMethods: paymentMethodNames(settings.payment_methods, methodNames),
    supportEmail: settings.support_email,
    ownPages: settings.own_pages.map(({ token, title }) => ({ href: `/${token}`, word: title })),
  };
}

async function getLayoutTexts({ minAge }: { minAge: number }): Promise<LayoutTexts> {
  const [entry, ui, nav] = await Promise.all([
    getTranslations('entryWarning'),
    getTranslations('ui'),
    navTexts(),
  ]);
  return {
    nav,
    entryWarning: {
      title: entry('title'),
      adults: entry('adults', { minAge }),
      costs: entry('costs'),
      enter: entry('enter', { minAge }),
      leave: entry('leave'),
    },
    notices: { offline: ui('offline'), online: ui('online'), toasts: ui('toasts') },
  };
}

async function navTexts(): Promise<NavTexts> {
  const [t, { nav }] = await Promise.all([getTranslations(), pageTexts('nav')]);
  return {
    ...nav,
    swipeGame: t('swipeGame.title'),
    matchFinder: t('matchFinder.title'),
    pricing: t('footer.pricing'),
    payments: t('transactions.title'),
    help: t('footer.help'),
    complaints: t('footer.complaints'),
    language: t('language.choose'),
  };
}
