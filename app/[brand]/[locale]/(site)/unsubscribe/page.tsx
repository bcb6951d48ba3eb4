import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnsubscribeScreen } from '#components/outreach/unsubscribe/unsubscribe-screen.island.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/pages.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [t, { name }] = await Promise.all([getTranslations('unsubscribe'), getSettings()]);
  const description = t('description', { brand: name });
  return { title: t('title'), description, robots: { index: false }, referrer: 'no-referrer' };
}

/** Opening the page changes nothing, because mail scanners follow links. */
export default async function UnsubscribePage() {
  const [t, { unsubscribe }, errors, { support_email: email }] = await Promise.all([
    getTranslations('unsubscribe'),
    pageTexts('unsubscribe'),
    pageErrors(),
    getSettings(),
  ]);
  return (
    <div className="container-xl vk-page">
      <noscript>
        <h1>{t('title')}</h1>
        <p>{t('noScript', { email })}</p>
      </noscript>
      <UnsubscribeScreen texts={unsubscribe} errors={errors} />
    </div>
  );
}
