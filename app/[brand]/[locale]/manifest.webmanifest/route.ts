import { notFound } from 'next/navigation';
import { getSettings } from '#lib/contract/brands/brands.ts';
import { localePath } from '#lib/i18n/links.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { getOwnLocale } from '#lib/i18n/own-locale.ts';
import type { LogoFile } from '#lib/rules/brands/brand-theme.ts';
import { brandIconPath } from '#lib/site/brand-icons.ts';
import { callBackend } from '#lib/upstream/client.ts';

export const revalidate = 300;

/** The web app manifest of a brand; its path contains brand and locale, as route handlers have no root parameters. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ brand: string; locale: string }> },
) {
  const { brand, locale } = await params;
  if (!isLocale(locale)) notFound();
  const settings = await callBackend(getSettings, { brand, locale, tags: [`brand:${brand}`], revalidate });
  const start = localePath(getOwnLocale(settings), locale, '/');
  const icon = (file: LogoFile, size: number, purpose: 'any' | 'maskable') => ({
    src: brandIconPath(settings, file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: settings.name,
    short_name: settings.name,
    description: settings.description,
    lang: locale,
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: settings.theme.light.primary,
    background_color: '#FBF6F8',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
