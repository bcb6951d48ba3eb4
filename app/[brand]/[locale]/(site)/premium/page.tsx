import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PremiumScreen } from '#components/commerce/credits/premium-screen.tsx';
import { PackageShop } from '#components/commerce/pricing/package-shop.island.tsx';
import { getSettings } from '#lib/upstream/settings.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('premium');
  return { title: t('title'), robots: { index: false } };
}

export default async function PremiumPage() {
  const [{ message_credits }, { shop }] = await Promise.all([getSettings(), getMessages()]);
  return (
    <PremiumScreen messageCredits={message_credits}>
      <NextIntlClientProvider messages={{ shop }}>
        <PackageShop kind="premium" />
      </NextIntlClientProvider>
    </PremiumScreen>
  );
}
