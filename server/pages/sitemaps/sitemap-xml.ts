import { listAlternates } from '#lib/i18n/alternates.ts';
import type { Brand } from '#lib/site/brands.ts';
import { escapeHtml as escape } from '../plain-status-page.ts';
import { changedIn, type ListedPage } from './listed-page.ts';

// The package `sitemap` takes eight times as long for the same without line breaks.
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export type SitemapPart = { path: string; changed: string | null };

/** A sitemap index (sitemaps.org): the parts with their last changes. */
export function sitemapIndexXml(origin: string, parts: readonly SitemapPart[]): string {
  const rows = parts.map(
    ({ path, changed }) => `<sitemap><loc>${escape(origin + path)}</loc>${lastmod(changed)}</sitemap>\n`,
  );
  return `${head}<sitemapindex ${namespace}>\n${rows.join('')}</sitemapindex>\n`;
}

/** One part: every page in each language, with its alternates and picture. */
export function urlsetXml(
  origin: string,
  brand: Pick<Brand, 'ownLocale' | 'locales'>,
  pages: readonly ListedPage[],
): string {
  const rows = pages.map((page) => {
    const alternates = listAlternates(brand, page.path, page.locales);
    const links = alternates
      .map(
        ({ hreflang, path }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(origin + path)}"/>`,
      )
      .join('');
    const image = page.image
      ? `<image:image><image:loc>${escape(origin + page.image)}</image:loc></image:image>`
      : '';
    return alternates
      .map(({ hreflang, path }) =>
        hreflang === 'x-default'
          ? ''
          : `<url><loc>${escape(origin + path)}</loc>${lastmod(changedIn(page, hreflang))}${links}${image}</url>\n`,
      )
      .join('');
  });
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml" ${imageNamespace}>\n${rows.join('')}</urlset>\n`;
}

function lastmod(moment: string | null): string {
  return moment === null ? '' : `<lastmod>${escape(moment)}</lastmod>`;
}
