import 'server-only';
import { brand, locale } from 'next/root-params';
import { notFound } from 'next/navigation';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { readBrandSegment } from '../site/brand-segment.ts';

/**
 * Brand and language of the page being rendered, and whether it is the version without explicit content, from the root
 * parameters; an unknown language is not found.
 */
export async function siteParams(): Promise<{ brand: string; locale: Locale; safe: boolean }> {
  const [segment, language] = await Promise.all([brand(), locale()]);
  if (!segment || !isLocale(language)) notFound();
  return { ...readBrandSegment(segment), locale: language };
}
