import { PremiumScreen } from '#components/commerce/credits/premium-screen.tsx';
import { PackageList } from '#components/commerce/pricing/package-list.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { getSettings } from '#lib/upstream/pages.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('premium.title');

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
