import type { Metadata } from 'next';
import { ActivationDone } from '../../../../../../components/activation/activation-done.island.tsx';
import { errorTexts } from '../../../../../../lib/api/error-text.ts';
import { pageTexts } from '../../../../../../lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { done } = await pageTexts('activation');
  return { title: done.metaTitle, robots: { index: false }, referrer: 'no-referrer' };
}

export default async function ActivationDonePage() {
  const [texts, errors] = await Promise.all([pageTexts('activation'), pageTexts('errors')]);
  return (
    <div className="container-xl vk-page">
      <ActivationDone texts={texts.done} consents={texts.consents} errors={errorTexts(errors)} />
    </div>
  );
}
