import { readFileSync } from 'node:fs';
import type { ChromeWords } from '#components/layout/chrome-words.ts';

function namespace<T>(name: string): T {
  return JSON.parse(readFileSync(`messages/de/${name}.json`, 'utf8')) as T;
}

/** The German words of the layouts, as the app layer hands them over. */
export function wordsInTest(): ChromeWords {
  return {
    nav: {
      ...namespace<ChromeWords['nav']>('nav'),
      language: 'Sprache wählen',
      pricing: 'Preise',
      payments: 'Zahlungen',
      help: 'Hilfe',
      complaints: 'Beschwerden',
      swipeGame: 'Swipe-Spiel',
      matchFinder: 'Match-Finder',
    },
    footer: { ...namespace<ChromeWords['footer']>('footer'), usNotice: null },
    entryWarning: namespace('entryWarning'),
    notices: { ...namespace<ChromeWords['notices']>('ui') },
  };
}
