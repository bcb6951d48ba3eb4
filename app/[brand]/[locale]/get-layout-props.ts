import { getTranslations } from 'next-intl/server';
import type { LayoutTexts, FooterTexts, NavTexts } from '#components/layout/layout-texts.ts';
import type { LayoutProps } from '#components/layout/layout-props.ts';
import { languages } from '#lib/contract/languages.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { companyLines } from '#lib/rules/brands/company-lines.ts';
import { paymentMethodNames } from '#lib/contract/commerce/payment-method-names.ts';
import type { Settings } from '#lib/contract/brands/settings.ts';
import { getCompany } from '#lib/upstream/pages.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { getMethodNames } from './get-method-names.ts';
import { getSite } from './get-site.ts';
import { registerName } from '#lib/contract/brands/company-register.ts';
import { displayName } from '#lib/contract/formats.ts';

/** All texts of a layout's bars and footers, in the page's language. */
export async function getLayoutProps(): Promise<Omit<LayoutProps, 'children' | 'modals'>> {
  const [site, settings, company, methodNames, registers, t] = await Promise.all([
    getSite(),
    getSettings(),
    getCompany(),
    getMethodNames(),
    pageTexts('registers'),
    getTranslations('footer'),
  ]);
  const country = displayName(site.locale, 'region', company.country);
  return {
    site: { name: site.name, fictional: site.fictional },
    texts: await getLayoutTexts(site, settings),
    languages: settings.locales.map((locale) => ({ locale, name: languages[locale].name })),
    company: {
      name: company.name,
      lines: companyLines(company, settings.support_phone, {
        country,
        kvk: (number) => t('kvk', { register: registerName(company.country, registers), number }),
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

type Named = { name: string; minAge: number; locale: string };
type Notices = Pick<Settings, 'disclaimer' | 'us_footer'>;

async function getLayoutTexts(site: Named, settings: Notices): Promise<LayoutTexts> {
  const [entry, ui, nav, footer] = await Promise.all([
    getTranslations('entryWarning'),
    getTranslations('ui'),
    navTexts(),
    footerTexts(site, settings),
  ]);
  const { minAge } = site;
  return {
    nav,
    footer,
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
  const [nav, footer, language, swipeGame, matchFinder, transactions] = await Promise.all([
    pageTexts('nav'),
    pageTexts('footer'),
    pageTexts('language'),
    getTranslations('swipeGame'),
    getTranslations('matchFinder'),
    getTranslations('transactions'),
  ]);
  return {
    ...nav,
    swipeGame: swipeGame('title'),
    matchFinder: matchFinder('title'),
    pricing: footer.pricing,
    payments: transactions('title'),
    help: footer.help,
    complaints: footer.complaints,
    language: language.choose,
  };
}

async function footerTexts({ name, minAge, locale }: Named, notices: Notices): Promise<FooterTexts> {
  const t = await getTranslations('footer');
  const isForUs = locale === 'en' && notices.us_footer === 'yes';
  return {
    label: t('label'),
    help: t('help'),
    legal: t('legal'),
    company: t('company'),
    payment: t('payment'),
    terms: t('terms'),
    privacy: t('privacy'),
    cookies: t('cookies'),
    ban: t('ban'),
    pricing: t('pricing'),
    complaints: t('complaints'),
    returnPolicy: t('returnPolicy'),
    faq: t('faq'),
    service: t('service'),
    imprint: t('imprint'),
    withdrawal: t('withdrawal'),
    accessibility: t('accessibility'),
    adults: t('adults', { name, minAge }),
    disclaimer: notices.disclaimer || t('disclaimer'),
    usNotice: isForUs ? { title: t('usTitle'), text: t('usNotice', { name }) } : null,
  };
}
