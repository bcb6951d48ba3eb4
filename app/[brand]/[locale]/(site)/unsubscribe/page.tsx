import type { Metadata } from 'next';
import { UnsubscribeScreen } from '#components/outreach/unsubscribe/unsubscribe-screen.island.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { getSettings } from '#lib/upstream/settings.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [texts, { name }] = await Promise.all([pageTexts('unsubscribe'), getSettings()]);
  const description = fill(texts.description, { brand: name });
  return { title: texts.title, description, robots: { index: false }, referrer: 'no-referrer' };
}

/** Opening the page changes nothing, because mail scanners follow links. */
export default async function UnsubscribePage() {
  const [texts, errors, { support_email: email }] = await Promise.all([
    pageTexts('unsubscribe'),
    pageTexts('errors'),
    getSettings(),
  ]);
  return (
    <div className="container-xl vk-page">
      <noscript>
        <h1>{texts.title}</h1>
        <p>{fill(texts.noScript, { email })}</p>
      </noscript>
      <UnsubscribeScreen texts={texts} errors={errorTexts(errors)} />
    </div>
  );
}
