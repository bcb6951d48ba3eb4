import type { NoticeTexts } from './notice-texts.ts';

export const nl: NoticeTexts = {
  why: 'Je krijgt deze e-mail omdat “{setting}” aanstaat in je meldingen bij {brand}.',
  kinds: {
    new_conversations: 'Nieuwe gesprekken',
    new_messages: 'Nieuwe berichten',
    like: 'Likes en matches',
    unread_message_reminders: 'Ongelezen berichten',
    weekly_updates: 'Jouw week',
    reminders: 'Herinneringen',
    news: 'Nieuws van {brand}',
    promotions: 'Aanbiedingen',
  },
  more: { real: 'Meer leden: {count}', fictional: 'Meer fictieve profielen: {count}' },
  new_conversations: {
    one: '{name} heeft je voor het eerst geschreven',
    many: 'Nieuwe gesprekken: {count}',
    text: 'Dit bericht wacht op je. Alleen jij kunt lezen wat erin staat, op je eigen pagina.',
    button: 'Lezen en antwoorden',
  },
  new_messages: {
    one: '{name} heeft je geschreven',
    many: 'Gesprekken met nieuwe berichten: {count}',
    text: 'Je gesprekken gaan verder. Alleen jij kunt lezen wat er is geschreven, op je eigen pagina.',
    button: 'Berichten lezen',
  },
  like: {
    one: '{name} vindt je leuk',
    match: 'Jullie vinden elkaar leuk: {name} en jij',
    many: 'Nieuwe likes: {count}',
    text: 'Kijk zelf of jullie bij elkaar passen.',
    mutual: 'jullie vinden elkaar leuk',
    button: 'Profiel bekijken',
    all: 'Likes bekijken',
  },
  unread: {
    subject: 'Ongelezen berichten: {count}',
    text: 'Deze berichten wachten al een tijdje op je. We herinneren je er hoogstens één keer per dag aan.',
    button: 'Berichten lezen',
    facts: { real: 'Van leden', fictional: 'Van fictieve profielen' },
  },
  weekly: {
    subject: 'Jouw week bij {brand}',
    text: 'Dit is er sinds vorige week gebeurd. Alle cijfers zijn van vandaag, leden en fictieve profielen apart geteld.',
    button: 'Leden bekijken',
    newcomers: {
      real: 'Nieuwe leden bij jou in de buurt',
      fictional: 'Nieuwe fictieve profielen bij jou in de buurt',
    },
    likes: {
      real: 'Nog niet bekeken likes van leden',
      fictional: 'Nog niet bekeken likes van fictieve profielen',
    },
    unread: {
      real: 'Ongelezen gesprekken met leden',
      fictional: 'Ongelezen gesprekken met fictieve profielen',
    },
  },
  activation: {
    subject: 'Je aanmelding bij {brand} is bijna klaar',
    paragraphs: [
      'Je hebt je aangemeld bij {brand}, maar je e-mailadres nog niet bevestigd. Pas daarna is je profiel zichtbaar en kun je anderen berichten sturen.',
    ],
    button: 'E-mailadres bevestigen',
    notes: [
      'Heb je je helemaal niet aangemeld? Dan hoef je niets te doen: zonder bevestiging verwijderen we het account 30 dagen na de aanmelding.',
    ],
  },
  photo: {
    subject: 'Je profiel bij {brand} heeft nog geen foto',
    paragraphs: [
      'Een foto laat anderen zien aan wie ze schrijven. Jij kiest welke je toont en kunt hem altijd weer weghalen.',
    ],
    button: 'Foto toevoegen',
    notes: ['We herinneren je hier alleen deze ene keer aan.'],
  },
};
