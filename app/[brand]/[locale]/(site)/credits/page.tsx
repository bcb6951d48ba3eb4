import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { CreditsBoard } from '#components/commerce/credits/credits-board.island.tsx';
import { PackageShop } from '#components/commerce/pricing/package-shop.island.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('credits');
  return { title: t('title'), robots: { index: false } };
}

export default async function CreditsPage() {
  const { credits, shop } = await getMessages();
  return (
    <div className="container-xl vk-page">
      <NextIntlClientProvider messages={{ credits, shop }}>
        <CreditsBoard>
          <PackageShop kind="any" />
        </CreditsBoard>
      </NextIntlClientProvider>
    </div>
  );
}
