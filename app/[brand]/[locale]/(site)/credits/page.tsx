import { CreditsBoard } from '#components/commerce/credits/credits-board.island.tsx';
import { WithMessageCosts } from '#components/site/with-message-costs.island.tsx';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { getSettings } from '#lib/upstream/pages.ts';
import { PackageList } from '#components/commerce/pricing/package-list.island.tsx';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('credits.title');

export default async function CreditsPage() {
  const settings = await getSettings();
  return (
    <div className="container-xl vk-page">
      <IslandTexts of={['credits', 'packages']}>
        <WithMessageCosts costs={settings.minimum_message_costs}>
          <CreditsBoard>
            <PackageList kind="any" />
          </CreditsBoard>
        </WithMessageCosts>
      </IslandTexts>
    </div>
  );
}
