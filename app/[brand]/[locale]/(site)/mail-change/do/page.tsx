import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MailChangeDone } from '#components/identity/credentials/mail-change-done.island.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('mailChange.done');
  return { title: t('metaTitle'), robots: { index: false }, referrer: 'no-referrer' };
}

export default async function MailChangeDoPage() {
  const [{ mailChange }, errors] = await Promise.all([pageTexts('mailChange.done'), pageErrors()]);
  return (
    <div className="container-xl vk-page">
      <MailChangeDone texts={mailChange.done} errors={errors} />
    </div>
  );
}
