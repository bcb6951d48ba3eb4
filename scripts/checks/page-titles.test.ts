import { pageText, serverTexts } from '../../lib/i18n/server-texts.ts';
import { createTranslator } from 'next-intl';
import { infoPageTokens } from '../../lib/contract/growth/info-pages.ts';
import { locales } from '../../lib/contract/scalars.ts';
import { countries } from '../../lib/contract/countries.ts';
import { interests } from '../../lib/contract/vocabulary.ts';
import { getTexts } from '../../lib/i18n/catalogue.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { nameLine } from '../../lib/rules/community/name-line.ts';
import { demoBrands } from '../../demo/brands.ts';
import { listRegions, regionName } from '../../backend/platform/geo/regions.ts';
import { parsePage } from '../../backend/growth/info-pages/page-text.ts';

/** Characters of a title that a search engine shows. */
const max = 65;
/** Longer place names do not count against a title beyond this number of characters. */
const maxPlace = 20;

/** The longest brand name with the separator before it. */
const brand = ` · ${demoBrands.map(({ name }) => name).sort((a, b) => b.length - a.length)[0]}`;
const regions = countries.flatMap((country) => listRegions(country));

type Title = { page: string; title: string; place?: string };

function listTitles(locale: Locale): Title[] {
  const messages = getTexts(locale);
  const t = createTranslator({ locale, messages, timeZone: 'UTC' });
  const { singular: label } = serverTexts(locale, 'fictional');
  const who = nameLine('Maximiliane', 34);
  return [
    ...demoBrands.map(({ id, settings }) => ({ page: id, title: settings.index_title[locale] ?? '' })),
    ...[
      t('browsePages.overview.title'),
      t('pricing.metaTitle'),
      t('complaints.metaTitle'),
      t('members.title'),
    ].map((title) => ({ page: 'a page', title: title + brand })),
    ...[t('signup.metaTitle'), t('login.metaTitle')].map((title) => ({
      page: 'a form',
      title: title + brand,
    })),
    ...regions.map(({ code }) => {
      const place = regionName(code, locale);
      return { page: code, title: t('browsePages.region.title', { region: place }) + brand, place };
    }),
    ...interests.map((key) => ({
      page: key,
      title: t('browsePages.interest.title', { interest: t(`profile.interests.${key}`) }) + brand,
    })),
    ...infoPageTokens.map((token) => ({
      page: token,
      title: parsePage(pageText(locale, token)).title + brand,
    })),
    ...landerTitles(messages.landerSlugs).map((title) => ({
      page: 'a lander',
      title: title + brand,
    })),
    { page: 'a member', title: t('member.titleFictional', { who, label }) + brand },
    ...regions.map(({ code }) => {
      const place = regionName(code, locale);
      return { page: `a member in ${code}`, title: t('member.title', { who, city: place }) + brand, place };
    }),
  ];
}

/** Every text called `title` of the landers, for any niche or slug. */
function landerTitles(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? (key === 'title' ? [text] : []) : landerTitles(text as object),
  );
}

test.each(locales)('every title in %s is shown whole, with the brand', (locale) => {
  const titles = listTitles(locale);
  expect(titles.length).toBeGreaterThan(regions.length + interests.length);
  const long = titles.filter(
    ({ title, place = '' }) => title.length - Math.max(0, place.length - maxPlace) > max,
  );
  expect(long.map(({ page, title }) => `${page}: ${title} (${title.length})`)).toEqual([]);
});
