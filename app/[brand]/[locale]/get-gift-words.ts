import { getTranslations } from 'next-intl/server';
import type { GiftWords } from '#components/community/gifts/gift-button.island.tsx';

/** What the gift button says, with `{name}` left in; the texts of the choice itself load with the first press. */
export async function getGiftWords(): Promise<GiftWords> {
  const t = await getTranslations('gifts');
  const placeholder = { name: '{name}' };
  return {
    button: t('button'),
    buttonName: t('buttonName', placeholder),
    title: t('title', placeholder),
    close: t('close'),
    loading: t('loading'),
  };
}
