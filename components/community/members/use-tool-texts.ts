import { lateTexts, usePressedTexts } from '../../ui/use-late-texts.ts';

const loadToolTexts = lateTexts((locale) => ({
  memberTools: import(`@texts/${locale}/memberTools.json`),
  errors: import(`@texts/${locale}/errors.json`),
}));

/** The texts of a profile's dialogs (large photos, note); null until loaded. */
export const useToolTexts = (onFailed?: () => void) => usePressedTexts(loadToolTexts, onFailed);
