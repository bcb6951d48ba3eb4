import { lateTexts } from '../../ui/use-late-texts.ts';

/** Loads the gift dialog's texts on opening, so that profiles do not include them. */
export const loadGiftTexts = lateTexts((locale) => ({
  gifts: import(`@texts/${locale}/gifts.json`),
  giftNames: import(`@texts/${locale}/giftNames.json`),
  refusals: import(`@texts/${locale}/refusals.json`),
}));
