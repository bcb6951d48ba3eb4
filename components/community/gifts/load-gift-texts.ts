import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

export type GiftTexts = Pick<Texts, 'giftNames' | 'gifts' | 'refusals'>;

/** Loads the gift dialog's texts on opening, so that profiles do not include them. */
export async function loadGiftTexts(locale: Locale): Promise<GiftTexts> {
  const [gifts, names, refusals] = await Promise.all([
    import(`@texts/${locale}/gifts.json`) as Promise<{ default: GiftTexts['gifts'] }>,
    import(`@texts/${locale}/giftNames.json`) as Promise<{ default: GiftTexts['giftNames'] }>,
    import(`@texts/${locale}/refusals.json`) as Promise<{ default: GiftTexts['refusals'] }>,
  ]);
  return { gifts: gifts.default, giftNames: names.default, refusals: refusals.default };
}
