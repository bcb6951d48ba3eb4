import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

export type GiftTexts = Pick<Texts, 'giftNames' | 'gifts' | 'refusals'>;

/** Loads the texts of the choice of gifts when it opens, so that no profile carries them for those who never open it. */
export async function loadGiftTexts(locale: Locale): Promise<GiftTexts> {
  const [gifts, names, refusals] = await Promise.all([
    import(`../../../messages/${locale}/gifts.json`) as Promise<{ default: GiftTexts['gifts'] }>,
    import(`../../../messages/${locale}/giftNames.json`) as Promise<{ default: GiftTexts['giftNames'] }>,
    import(`../../../messages/${locale}/refusals.json`) as Promise<{ default: GiftTexts['refusals'] }>,
  ]);
  return { gifts: gifts.default, giftNames: names.default, refusals: refusals.default };
}
