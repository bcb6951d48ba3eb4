import type { Metadata } from 'next';
import { MailChangeDone } from '#components/identity/credentials/mail-change-done.island.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { done } = await pageTexts('mailChange');
  return { title: done.metaTitle, robots: { index: false }, referrer: 'no-referrer' };
}

export default async function MailChangeDoPage() {
  const [texts, errors] = await Promise.all([pageTexts('mailChange'), pageTexts('errors')]);
  return (
    <div className="container-xl vk-page">
      <MailChangeDone texts={texts.done} errors={errorTexts(errors)} />
    </div>
  );
}
