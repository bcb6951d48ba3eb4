import { getTranslations } from 'next-intl/server';
import type { GiftTexts } from '#components/community/gifts/gift-button.island.tsx';

/** The gift button's texts, with `{name}` unfilled; those of the dialog load on the first press. */
export async function getGiftTexts(): Promise<GiftTexts> {
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
