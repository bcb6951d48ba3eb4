import type { Metadata } from 'next';
import { AgeCheckScreen } from '#components/identity/age-check/age-check-screen.island.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { title } = await pageTexts('ageCheck');
  return { title, robots: { index: false } };
}

export default async function AgeCheckPage() {
  const [texts, errors] = await Promise.all([pageTexts('ageCheck'), pageTexts('errors')]);
  return (
    <div className="container-xl vk-page">
      <div className="vk-narrow">
        <AgeCheckScreen texts={texts} errors={errorTexts(errors)} />
      </div>
    </div>
  );
}
