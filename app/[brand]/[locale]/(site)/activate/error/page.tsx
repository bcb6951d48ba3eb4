import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ActivationError } from '#components/identity/activation/activation-error.island.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('activation.error');
  return { title: t('metaTitle'), robots: { index: false } };
}

export default async function ActivationErrorPage() {
  const [{ activation }, errors] = await Promise.all([
    pageTexts('activation.error', 'activation.mail'),
    pageErrors('already_active', 'too_many_mails'),
  ]);
  return (
    <div className="container-xl vk-page">
      <ActivationError texts={activation} errors={errors} />
    </div>
  );
}
