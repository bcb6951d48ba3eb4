import { getTranslations } from 'next-intl/server';
import type { GiftWords } from '../../../components/gifts/gift-button.island.tsx';

/** What the gift button says, with `{name}` left in; the texts of the choice itself load with the first press. */
export async function readGiftWords(): Promise<GiftWords> {
  const t = await getTranslations('gifts');
  return {
    button: t('button'),
    buttonName: t.raw('buttonName') as string,
    title: t.raw('title') as string,
    close: t('close'),
    loading: t('loading'),
  };
}
