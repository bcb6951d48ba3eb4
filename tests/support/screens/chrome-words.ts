import { textsOf } from '#lib/i18n/catalogue.ts';
import type { ChromeTexts } from '#components/layout/chrome-texts.ts';

/** The German words of the layouts, as the app layer passes them. */
export function wordsInTest(): ChromeTexts {
  const { nav, footer, entryWarning, ui } = textsOf('de');
  return {
    nav: {
      ...nav,
      language: 'Sprache wählen',
      pricing: 'Preise',
      payments: 'Zahlungen',
      help: 'Hilfe',
      complaints: 'Beschwerden',
      swipeGame: 'Swipe-Spiel',
      matchFinder: 'Match-Finder',
    },
    footer: { ...footer, usNotice: null },
    entryWarning,
    notices: ui,
  };
}
