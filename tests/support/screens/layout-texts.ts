import { getTexts } from '#lib/i18n/catalogue.ts';
import type { LayoutTexts } from '#components/layout/layout-props.ts';

/** The German texts of the layouts, as the app layer passes them. */
export function layoutTexts(): LayoutTexts {
  const { nav, entryWarning, ui } = getTexts('de');
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
    entryWarning,
    notices: ui,
  };
}
