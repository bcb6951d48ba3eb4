import type { DemoLanguage } from './about/compose-about.ts';

/** What is said in the conversations of the demo logins: with somebody real in turn, and first words to a fictional profile. */
export type HistoryTexts = { talk: readonly string[]; toFictional: string };

const english: HistoryTexts = {
  talk: [
    'Hi, your photo by the water made me smile. Where was that?',
    'On a windy Sunday by the lake. My hat didn’t survive it.',
    'A hat for a good photo is a fair price. Do you go there often?',
    'Nearly every week, with coffee in a flask. Do you like walking?',
  ],
  toFictional: 'Hello, I’m just trying out how messages work here.',
};

const own: Partial<Record<DemoLanguage, HistoryTexts>> = {
  de: {
    talk: [
      'Hallo, dein Foto am Wasser hat mich zum Lächeln gebracht. Wo war das?',
      'An einem windigen Sonntag am See. Mein Hut hat es nicht überlebt.',
      'Ein Hut für ein gutes Bild, das ist ein fairer Preis. Bist du oft dort?',
      'Fast jede Woche, mit Kaffee in der Thermoskanne. Gehst du gern spazieren?',
    ],
    toFictional: 'Hallo, ich probiere nur aus, wie das Schreiben hier geht.',
  },
  nl: {
    talk: [
      'Hoi, van je foto aan het water moest ik glimlachen. Waar was dat?',
      'Op een winderige zondag aan het meer. Mijn hoed heeft het niet overleefd.',
      'Een hoed voor een goede foto, dat is een eerlijke prijs. Ben je daar vaak?',
      'Bijna elke week, met koffie in een thermoskan. Hou je van wandelen?',
    ],
    toFictional: 'Hoi, ik probeer alleen even hoe schrijven hier werkt.',
  },
  sv: {
    talk: [
      'Hej, ditt foto vid vattnet fick mig att le. Var är det taget?',
      'En blåsig söndag vid sjön. Min hatt klarade det inte.',
      'En hatt för ett bra foto är ett rimligt pris. Är du där ofta?',
      'Nästan varje vecka, med kaffe i termosen. Tycker du om att promenera?',
    ],
    toFictional: 'Hej, jag testar bara hur det funkar att skriva här.',
  },
};

/** In a language of the demo's brands; in English where it has none of its own. */
export function historyTexts(language: DemoLanguage): HistoryTexts {
  return own[language] ?? english;
}
