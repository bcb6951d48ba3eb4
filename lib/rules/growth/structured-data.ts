import { registerId } from '../../contract/brands/company.ts';
import type { Company } from '../../contract/brands/brands.ts';
import type { CreditPackage } from '../../contract/commerce/packages.ts';
import type { InfoPage } from '../../contract/growth/info-pages.ts';
import { plainText } from '../../contract/growth/page-text.ts';

export type FaqEntry = { question: string; answer: string };

/** An information page's questions with answers as plain text; other sections are left out. */
export function faqEntries({ sections }: Pick<InfoPage, 'sections'>): FaqEntry[] {
  return sections
    .filter(({ heading, paragraphs }) => heading.trim().endsWith('?') && paragraphs.length > 0)
    .map(({ heading, paragraphs }) => ({
      question: heading.trim(),
      answer: paragraphs.map(plainText).join('\n'),
    }));
}

type Value = string | number | boolean | Thing | { '@id': string } | readonly (string | Thing)[];

/** A schema.org node; undefined properties are left out. */
export type Thing = { '@type': string } & { readonly [property: string]: Value | undefined };

/**
 * The text of a `<script type="application/ld+json">`: no string can end the element or open a comment in it, and old
 * script parsers can read it.
 */
export function jsonLdText(things: readonly Thing[]): string {
  return escapeJsonLd(JSON.stringify({ '@context': 'https://schema.org', '@graph': things }));
}

/** JSON escaped for HTML, with the same value. */
export function escapeJsonLd(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A page of the site by its visible path. */
export type Site = { name: string; origin: string };

const at = (origin: string, path: string) => new URL(path, origin).href;
const companyId = (origin: string) => at(origin, '/#organization');

type Contact = { email: string; phone: string };

/** The brand's company with its registration numbers. */
export function organization(
  { name, origin }: Site,
  company: Pick<Company, 'name' | 'address' | 'city' | 'country' | 'kvk' | 'vat_numbers'>,
  { email, phone }: Contact,
  logo: string,
): Thing {
  return {
    '@type': 'Organization',
    '@id': companyId(origin),
    name,
    legalName: company.name,
    url: at(origin, '/'),
    logo: at(origin, logo),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    vatID: company.vat_numbers[0],
    identifier: company.kvk
      ? { '@type': 'PropertyValue', propertyID: registerId(company.country), value: company.kvk }
      : undefined,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: email || undefined,
      telephone: phone || undefined,
    },
  };
}

export function webSite({ name, origin }: Site, home: string, locale: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': at(origin, `${home}#website`),
    name,
    url: at(origin, home),
    inLanguage: locale,
    publisher: { '@id': companyId(origin) },
  };
}

export type Crumb = { name: string; path: string };

/** The breadcrumbs from the home page; the last is the page itself. */
export function breadcrumbs({ origin }: Pick<Site, 'origin'>, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(origin, path),
    })),
  };
}

/** Questions and answers as the page shows them. */
export function faqPage(entries: readonly FaqEntry[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type Offered = Pick<CreditPackage, 'amount' | 'currency'> & { name: string };

/** The offers in a country's price list, at its prices including VAT. */
export function offers(
  { origin }: Pick<Site, 'origin'>,
  list: { name: string; path: string; country: string },
  packages: readonly Offered[],
): Thing {
  return {
    '@type': 'OfferCatalog',
    name: list.name,
    url: at(origin, list.path),
    itemListElement: packages.map(({ name, amount, currency }) => ({
      '@type': 'Offer',
      name,
      price: (amount / 100).toFixed(2),
      priceCurrency: currency,
      priceSpecification: {
        '@type': 'PriceSpecification',
        price: (amount / 100).toFixed(2),
        priceCurrency: currency,
        valueAddedTaxIncluded: true,
      },
      availability: 'https://schema.org/InStock',
      eligibleRegion: list.country,
    })),
  };
}

type Person = { name: string; fictional_icon: boolean; indexable: boolean };

/** The page of a real member who chose to be listed; null otherwise: a fictional profile is no person. */
export function profilePage(
  { origin }: Pick<Site, 'origin'>,
  { name, fictional_icon: isFictional, indexable }: Person,
  page: { path: string; image: string | null },
): Thing | null {
  if (isFictional || !indexable) return null;
  return {
    '@type': 'ProfilePage',
    url: at(origin, page.path),
    mainEntity: {
      '@type': 'Person',
      name,
      url: at(origin, page.path),
      image: page.image === null ? undefined : at(origin, page.image),
    },
  };
}
