import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PremiumScreen } from '#components/commerce/credits/premium-screen.tsx';
import { PackageList } from '#components/commerce/pricing/package-list.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { getSettings } from '#lib/upstream/settings.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('premium');
  return { title: t('title'), robots: { index: false } };
}

export default async function PremiumPage() {
  const { message_credits } = await getSettings();
  return (
    <PremiumScreen messageCredits={message_credits}>
      <IslandTexts of={['packages']}>
        <PackageList kind="premium" />
      </IslandTexts>
    </PremiumScreen>
  );
}
