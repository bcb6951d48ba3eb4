import type { BrandSettings } from '#backend/brands/brand-settings.ts';

type Advertisement = BrandSettings['advertisements'][number];

/** A demo brand's advertisement for another (`member_resell`); own pictures in `public/ads`. */
export const advertisementOfHerzfunke: Advertisement = {
  image: '/ads/herzfunke.svg',
  target: { brand: 'herzfunke' },
  title: {
    da: 'Aftensnak på Herzfunke',
    de: 'Abends schreiben bei Herzfunke',
    en: 'Evening talks on Herzfunke',
    es: 'Charlas de noche en Herzfunke',
    fi: 'Iltajuttelua Herzfunkessa',
    fr: 'Conversations du soir sur Herzfunke',
    it: 'Chiacchiere serali su Herzfunke',
    nb: 'Kveldsprat på Herzfunke',
    nl: '’s Avonds praten op Herzfunke',
    pl: 'Wieczorne rozmowy w serwisie Herzfunke',
    sv: 'Kvällsprat på Herzfunke',
  },
  text: {
    da: 'Vores søsterside til lange samtaler. Du ser prisen på hver besked på forhånd.',
    de: 'Unsere Schwesterseite für lange Gespräche. Was eine Nachricht kostet, siehst du vorher.',
    en: 'Our sister site for long conversations. You see what a message costs before you send it.',
    es: 'Nuestro sitio hermano para largas conversaciones. Ves lo que cuesta un mensaje antes de enviarlo.',
    fi: 'Sisarsivustomme pitkille keskusteluille. Näet viestin hinnan ennen lähettämistä.',
    fr: 'Notre site frère pour les longues conversations. Tu vois à l’avance ce que coûte un message.',
    it: 'Il nostro sito gemello per lunghe conversazioni. Quanto costa un messaggio lo vedi prima.',
    nb: 'Søsternettstedet vårt for lange samtaler. Du ser prisen på en melding før du sender den.',
    nl: 'Onze zustersite voor lange gesprekken. Wat een bericht kost, zie je vooraf.',
    pl: 'Nasz siostrzany serwis dla lubiących długie rozmowy. Ile kosztuje wiadomość, widzisz z góry.',
    sv: 'Vår systersajt för långa samtal. Vad ett meddelande kostar ser du i förväg.',
  },
};

export const advertisementOfVlinder: Advertisement = {
  image: '/ads/vlinder.svg',
  target: { brand: 'vlinder' },
  title: {
    da: 'Rolige bekendtskaber på Vlinder',
    de: 'In Ruhe kennenlernen bei Vlinder',
    en: 'Meet calmly on Vlinder',
    es: 'Conocerse con calma en Vlinder',
    fi: 'Tutustu rauhassa Vlinderissä',
    fr: 'Se rencontrer au calme sur Vlinder',
    it: 'Conoscersi con calma su Vlinder',
    nb: 'Bli kjent i ro og mak på Vlinder',
    nl: 'Rustig kennismaken op Vlinder',
    pl: 'Spokojne znajomości w serwisie Vlinder',
    sv: 'Lär känna någon i lugn takt på Vlinder',
  },
  text: {
    da: 'Vores søsterside, hvor intet haster.',
    de: 'Unsere Schwesterseite ohne Eile.',
    en: 'Our sister site without the rush.',
    es: 'Nuestro sitio hermano, sin prisas.',
    fi: 'Sisarsivustomme ilman kiirettä.',
    fr: 'Notre site frère, où rien ne presse.',
    it: 'Il nostro sito gemello, senza fretta.',
    nb: 'Søsternettstedet vårt uten hastverk.',
    nl: 'Onze zustersite zonder haast.',
    pl: 'Nasz siostrzany serwis, bez pośpiechu.',
    sv: 'Vår systersajt utan brådska.',
  },
};
