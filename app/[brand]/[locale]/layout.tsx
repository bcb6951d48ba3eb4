import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { BonusSlot } from '#components/commerce/bonus/bonus-slot.island.tsx';
import { SiteProvider } from '#components/site/site-context.island.tsx';
import { Arrival } from '#components/growth/tracking/arrival.island.tsx';
import { brandThemeCss } from '#lib/rules/brands/brand-theme.ts';
import { brandIconPath } from '#lib/site/brand-icons.ts';
import { shellScript } from '#lib/site/shell-script.ts';
import { getSettings, siteParams } from '#lib/upstream/pages.ts';
import { displayFaces, fontClasses } from '../../styles/fonts.ts';
import { getSite } from './get-site.ts';
import '../../styles/theme.scss';

/** Shells render on the first request: the build knows neither brands nor backend. */
export const generateStaticParams = () => [];

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const settings = await getSettings();
  const { name, index_title, description, rating } = settings;
  return {
    title: { default: index_title, template: `%s · ${name}` },
    description,
    applicationName: name,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: brandIconPath(settings, 'favicon.svg'),
      apple: brandIconPath(settings, 'icon-192.png'),
    },
    // The second is the RTA label (Association of Sites Advocating Child Protection), which filters recognise
    // (rtalabel.org).
    ...(rating === 'adult' && { other: { rating: ['adult', 'RTA-5042-1996-1400-1577-RTA'] } }),
  };
}

export async function generateViewport(): Promise<Viewport> {
  const { theme } = await getSettings();
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    // The on-screen keyboard resizes the page instead of covering it, so that the chat ends above it.
    interactiveWidget: 'resizes-content',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: theme.light.primary },
      { media: '(prefers-color-scheme: dark)', color: theme.dark.primary },
    ],
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [{ brand, locale }, settings, site] = await Promise.all([siteParams(), getSettings(), getSite()]);
  const display = displayFaces[settings.theme.display_face];
  if (display.preload) preload(display.preload, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html
      lang={locale}
      data-brand={brand}
      data-niche={settings.niche}
      className={fontClasses}
      suppressHydrationWarning
    >
      <head>
        <style dangerouslySetInnerHTML={{ __html: display.css + brandThemeCss(settings.theme) }} />
        <script dangerouslySetInnerHTML={{ __html: shellScript }} />
      </head>
      <body>
        <SiteProvider site={site}>
          <BonusSlot />
          {children}
          <Arrival />
        </SiteProvider>
      </body>
    </html>
  );
}
