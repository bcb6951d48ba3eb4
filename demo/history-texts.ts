import type { DemoLanguage } from './about/compose-about.ts';

/** Conversations of the demo logins: with real people in turn, and first messages to a fictional profile. */
export type HistoryTexts = { talks: readonly (readonly string[])[]; toFictional: string };

const english: HistoryTexts = {
  talks: [
    [
      'Hi, your photo by the water made me smile. Where was that?',
      'On a windy Sunday by the lake. My hat didn’t survive it.',
      'A hat for a good photo is a fair price. Do you go there often?',
      'Nearly every week, with coffee in a flask. Do you like walking?',
    ],
    [
      'Good evening! Which book is on your bedside table at the moment?',
      'A crime novel. I always guess wrong who did it.',
      'So do I, and I still read on until two in the morning.',
    ],
    [
      'I saw that you like cooking. What do you make when it has to be quick?',
      'Pasta with lemon and whatever the fridge has left.',
    ],
    [
      'Do you know the market on Saturday mornings?',
      'Of course, I’m there nearly every week for the cheese.',
      'Then we’ve probably stood in the same queue.',
      'Very likely! Next time I’ll look around more carefully.',
    ],
  ],
  toFictional: 'Hello, I’m just trying out how messages work here.',
};

const own: Partial<Record<DemoLanguage, HistoryTexts>> = {
  de: {
    talks: [
      [
        'Hallo, dein Foto am Wasser hat mich zum Lächeln gebracht. Wo war das?',
        'An einem windigen Sonntag am See. Mein Hut hat es nicht überlebt.',
        'Ein Hut für ein gutes Bild, das ist ein fairer Preis. Bist du oft dort?',
        'Fast jede Woche, mit Kaffee in der Thermoskanne. Gehst du gern spazieren?',
      ],
      [
        'Guten Abend! Welches Buch liegt gerade neben deinem Bett?',
        'Ein Krimi. Ich tippe jedes Mal auf die falsche Person.',
        'Ich auch, und lese trotzdem bis zwei Uhr nachts weiter.',
      ],
      [
        'Du kochst gern, habe ich gesehen. Was gibt es bei dir, wenn es schnell gehen muss?',
        'Nudeln mit Zitrone und allem, was der Kühlschrank noch hergibt.',
      ],
      [
        'Kennst du den Markt am Samstagvormittag?',
        'Klar, ich bin fast jede Woche dort, wegen des Käses.',
        'Dann standen wir bestimmt schon in derselben Schlange.',
        'Gut möglich! Nächstes Mal schaue ich mich genauer um.',
      ],
    ],
    toFictional: 'Hallo, ich probiere nur aus, wie das Schreiben hier geht.',
  },
  nl: {
    talks: [
      [
        'Hoi, van je foto aan het water moest ik glimlachen. Waar was dat?',
        'Op een winderige zondag aan het meer. Mijn hoed heeft het niet overleefd.',
        'Een hoed voor een goede foto, dat is een eerlijke prijs. Ben je daar vaak?',
        'Bijna elke week, met koffie in een thermoskan. Hou je van wandelen?',
      ],
      [
        'Goedenavond! Welk boek ligt er nu op je nachtkastje?',
        'Een thriller. Ik gok elke keer op de verkeerde dader.',
        'Ik ook, en toch lees ik door tot twee uur ’s nachts.',
      ],
      [
        'Ik zag dat je graag kookt. Wat maak je als het snel moet?',
        'Pasta met citroen en wat de koelkast nog te bieden heeft.',
      ],
      [
        'Ken je de markt op zaterdagochtend?',
        'Zeker, ik ben er bijna elke week, voor de kaas.',
        'Dan hebben we vast al eens in dezelfde rij gestaan.',
        'Dat kan goed! De volgende keer kijk ik beter om me heen.',
      ],
    ],
    toFictional: 'Hoi, ik probeer alleen even hoe schrijven hier werkt.',
  },
  sv: {
    talks: [
      [
        'Hej, ditt foto vid vattnet fick mig att le. Var är det taget?',
        'En blåsig söndag vid sjön. Min hatt klarade det inte.',
        'En hatt för ett bra foto är ett rimligt pris. Är du där ofta?',
        'Nästan varje vecka, med kaffe i termosen. Tycker du om att promenera?',
      ],
      [
        'God kväll! Vilken bok ligger på ditt nattduksbord just nu?',
        'En deckare. Jag gissar alltid på fel person.',
        'Jag med, och ändå läser jag vidare till två på natten.',
      ],
      [
        'Jag såg att du gillar att laga mat. Vad blir det när det måste gå fort?',
        'Pasta med citron och det som finns kvar i kylen.',
      ],
      [
        'Känner du till marknaden på lördagsförmiddagarna?',
        'Visst, jag är där nästan varje vecka för ostens skull.',
        'Då har vi säkert redan stått i samma kö.',
        'Mycket möjligt! Nästa gång ser jag mig om bättre.',
      ],
    ],
    toFictional: 'Hej, jag testar bara hur det funkar att skriva här.',
  },
};

/** In the language of a demo brand, else in English. */
export function historyTexts(language: DemoLanguage): HistoryTexts {
  return own[language] ?? english;
}
