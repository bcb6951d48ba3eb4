import type { Metadata } from 'next';
import { SettingsScreen } from '../../../../../components/settings/settings-screen.island.tsx';
import { errorTexts } from '../../../../../lib/api/error-text.ts';
import { pageTexts } from '../../../../../lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { title } = await pageTexts('settings');
  return { title, robots: { index: false } };
}

export default async function SettingsPage() {
  const [texts, errors] = await Promise.all([pageTexts('settings'), pageTexts('errors')]);
  return (
    <div className="container-xl vk-page">
      <div className="vk-narrow">
        <h1 className="mb-4">{texts.title}</h1>
        <SettingsScreen texts={texts} errors={errorTexts(errors)} />
      </div>
    </div>
  );
}
