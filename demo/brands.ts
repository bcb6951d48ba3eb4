import type { BrandSettings } from '#backend/brands/brand-settings.ts';
import { defaultSettings } from '#backend/brands/admin/default-settings.ts';
import { searchFields } from '#backend/brands/admin/strict-settings.ts';
import { countries } from '#lib/contract/countries.ts';
import type { DemoLanguage } from './about/compose-about.ts';

type Advertisement = BrandSettings['advertisements'][number];

/** A demo brand's advertisement for another (`member_resell`); own pictures in `public/ads`. */
const advertisementOfHerzfunke: Advertisement = {
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

const advertisementOfVlinder: Advertisement = {
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

export type DemoBrand = {
  id: string;
  name: string;
  domainLanguage: DemoLanguage;
  hosts: string[];
  settings: BrandSettings;
};

/** Messages cost as much as with the cheapest credits: the lowest possible price. */
const messagePrice: BrandSettings['minimum_message_costs'] = {
  ...Object.fromEntries(countries.map((country) => [country, { costs: 110, currency: 'EUR' }])),
  CH: { costs: 120, currency: 'CHF' },
  LI: { costs: 120, currency: 'CHF' },
  DK: { costs: 825, currency: 'DKK' },
  SE: { costs: 1249, currency: 'SEK' },
  NO: { costs: 1289, currency: 'NOK' },
  PL: { costs: 480, currency: 'PLN' },
  GB: { costs: 95, currency: 'GBP' },
  US: { costs: 120, currency: 'USD' },
};

const searchWithout = (...left: string[]) => searchFields.filter((field) => !left.includes(field));

type Own = Pick<
  BrandSettings,
  'theme' | 'niche' | 'mail_name' | 'support_email' | 'index_title' | 'description'
> &
  Partial<
    Pick<
      BrandSettings,
      | 'photo_review'
      | 'rating'
      | 'search_fields'
      | 'member_resell'
      | 'advertisements'
      | 'deletion_partner'
      | 'us_footer'
    >
  >;

function toSettings(own: Own): BrandSettings {
  return {
    ...defaultSettings(own.mail_name),
    countries,
    minimum_message_costs: messagePrice,
    support_phone: '+31 20 123 4567',
    photo_review: 'auto',
    ...own,
  };
}

const titles = {
  da: 'Lær mennesker tæt på dig at kende.',
  de: 'Lern Menschen in deiner Nähe kennen.',
  en: 'Get to know people near you.',
  es: 'Conoce a gente cerca de ti.',
  fi: 'Tutustu ihmisiin lähelläsi.',
  fr: 'Fais des rencontres près de chez toi.',
  it: 'Conosci persone vicino a te.',
  nb: 'Bli kjent med folk i nærheten.',
  nl: 'Leer mensen bij jou in de buurt kennen.',
  pl: 'Poznaj ludzi z twojej okolicy.',
  sv: 'Lär känna människor nära dig.',
};

const descriptions = {
  da: 'Find nogen, giv et like, start en samtale. Hvad en besked koster, ser du på forhånd.',
  de: 'Such dir jemanden aus, schick ein Herz, fang ein Gespräch an. Was eine Nachricht kostet, siehst du vorher.',
  en: 'Find someone, send a heart, start a conversation. You see what a message costs before you send it.',
  es: 'Encuentra a alguien, envía un corazón, empieza a hablar. Antes de enviar ves lo que cuesta un mensaje.',
  fi: 'Löydä joku, lähetä sydän, aloita keskustelu. Näet viestin hinnan ennen lähettämistä.',
  fr: 'Trouve quelqu’un, envoie un cœur, lance la conversation. Tu vois à l’avance ce que coûte un message.',
  it: 'Trova qualcuno, metti un like, inizia a parlare. Quanto costa un messaggio lo vedi prima.',
  nb: 'Finn noen, gi en like, start en samtale. Hva en melding koster, ser du på forhånd.',
  nl: 'Kies iemand uit, stuur een hartje, begin een gesprek. Wat een bericht kost, zie je vooraf.',
  pl: 'Znajdź kogoś, wyślij serce, zacznij rozmowę. Ile kosztuje wiadomość, widzisz z góry.',
  sv: 'Hitta någon, ge en like, börja prata. Vad ett meddelande kostar ser du i förväg.',
};

/** Three brands with their own hosts and one on localhost, each with another hue, language and niche. */
export const demoBrands: DemoBrand[] = [
  {
    id: 'herzfunke',
    name: 'Herzfunke',
    domainLanguage: 'de',
    hosts: ['herzfunke.localhost'],
    settings: toSettings({
      niche: 1,
      deletion_partner: { brand: 'vlinder' },
      mail_name: 'Herzfunke',
      support_email: 'hallo@herzfunke.example',
      index_title: titles,
      description: descriptions,
      theme: {
        light: { primary: '#C2185B', on_primary: '#FFFFFF', secondary: '#8E1048' },
        dark: { primary: '#F0508E', on_primary: '#2A0A18', secondary: '#FF8DB8' },
        radius: 18,
        display_face: 'fraunces',
      },
    }),
  },
  {
    id: 'vlinder',
    name: 'Vlinder',
    domainLanguage: 'nl',
    hosts: ['vlinder.localhost'],
    settings: toSettings({
      niche: 3,
      search_fields: searchWithout('hair_colour', 'eye_colour'),
      member_resell: 'livecam',
      advertisements: [advertisementOfHerzfunke],
      mail_name: 'Vlinder',
      support_email: 'hallo@vlinder.example',
      index_title: titles,
      description: descriptions,
      theme: {
        light: { primary: '#0F766E', on_primary: '#FFFFFF', secondary: '#0B4F4A' },
        dark: { primary: '#3CC8B8', on_primary: '#06231F', secondary: '#8FE6DB' },
        radius: 22,
        display_face: 'figtree',
      },
    }),
  },
  {
    id: 'gnista',
    name: 'Gnista',
    domainLanguage: 'sv',
    hosts: ['gnista.localhost'],
    settings: toSettings({
      niche: 5,
      search_fields: searchWithout('tattoos'),
      // Demonstrates a brand with manual photo review.
      photo_review: 'manual',
      // Demonstrates an adult rating for filters.
      rating: 'adult',
      member_resell: 'tile',
      advertisements: [advertisementOfVlinder],
      mail_name: 'Gnista',
      support_email: 'hej@gnista.example',
      index_title: titles,
      description: descriptions,
      theme: {
        light: { primary: '#5B35C8', on_primary: '#FFFFFF', secondary: '#3C1F94' },
        dark: { primary: '#A78BFA', on_primary: '#1B0F3F', secondary: '#CBBBFF' },
        radius: 14,
        display_face: 'fraunces',
      },
    }),
  },
  {
    id: 'vonk',
    name: 'Vonk',
    domainLanguage: 'en',
    hosts: ['localhost', '127.0.0.1'],
    settings: toSettings({
      niche: 2,
      us_footer: 'yes',
      mail_name: 'Vonk',
      support_email: 'hello@vonk.example',
      index_title: titles,
      description: descriptions,
      theme: {
        light: { primary: '#B9381A', on_primary: '#FFFFFF', secondary: '#85240D' },
        dark: { primary: '#FF8A66', on_primary: '#330E02', secondary: '#FFB59E' },
        radius: 16,
        display_face: 'fraunces',
      },
    }),
  },
];
