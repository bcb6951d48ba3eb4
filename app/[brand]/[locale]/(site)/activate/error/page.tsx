import type { Metadata } from 'next';
import { ActivationError } from '#components/identity/activation/activation-error.island.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { error } = await pageTexts('activation');
  return { title: error.metaTitle, robots: { index: false } };
}

export default async function ActivationErrorPage() {
  const [texts, errors] = await Promise.all([pageTexts('activation'), pageTexts('errors')]);
  return (
    <div className="container-xl vk-page">
      <ActivationError texts={texts} errors={errorTexts(errors, 'already_active', 'too_many_mails')} />
    </div>
  );
}
