import type { NoticeTexts } from './notice-texts.ts';

export const da: NoticeTexts = {
  why: 'Du får denne mail, fordi »{setting}« er slået til i dine notifikationer hos {brand}.',
  kinds: {
    new_conversations: 'Nye samtaler',
    new_messages: 'Nye beskeder',
    like: 'Likes og matches',
    unread_message_reminders: 'Ulæste beskeder',
    weekly_updates: 'Din uge',
    reminders: 'Påmindelser',
    news: 'Nyt fra {brand}',
    promotions: 'Tilbud',
  },
  more: { real: 'Flere medlemmer: {count}', fictional: 'Flere fiktive profiler: {count}' },
  new_conversations: {
    one: '{name} har skrevet til dig for første gang',
    many: 'Nye samtaler: {count}',
    text: 'Beskeden venter på dig. Kun du kan læse den, når du er logget ind.',
    button: 'Læs og svar',
  },
  new_messages: {
    one: '{name} har skrevet til dig',
    many: 'Samtaler med nye beskeder: {count}',
    text: 'Dine samtaler fortsætter. Kun du kan læse beskederne, når du er logget ind.',
    button: 'Læs beskeder',
  },
  like: {
    one: '{name} kan lide dig',
    match: 'Du og {name} kan lide hinanden',
    many: 'Nye likes: {count}',
    text: 'Se selv, om I passer sammen.',
    mutual: 'I kan lide hinanden',
    button: 'Se profilen',
    all: 'Se dine likes',
  },
  unread: {
    subject: 'Ulæste beskeder: {count}',
    text: 'Disse beskeder har ventet på dig et stykke tid. Vi minder dig om dem højst én gang om dagen.',
    button: 'Læs beskeder',
    facts: { real: 'Fra medlemmer', fictional: 'Fra fiktive profiler' },
  },
  weekly: {
    subject: 'Din uge på {brand}',
    text: 'Det er sket siden sidste uge. Alle tal er fra i dag, og medlemmer og fiktive profiler er talt hver for sig.',
    button: 'Se medlemmer',
    newcomers: { real: 'Nye medlemmer i nærheden', fictional: 'Nye fiktive profiler i nærheden' },
    likes: { real: 'Usete likes fra medlemmer', fictional: 'Usete likes fra fiktive profiler' },
    unread: { real: 'Ulæste samtaler med medlemmer', fictional: 'Ulæste samtaler med fiktive profiler' },
  },
  activation: {
    subject: 'Din konto hos {brand} er næsten klar',
    paragraphs: [
      'Du har oprettet dig på {brand}, men endnu ikke bekræftet din e-mailadresse. Først derefter er din profil synlig, og du kan skrive med andre.',
    ],
    button: 'Bekræft e-mailadresse',
    notes: [
      'Har du slet ikke oprettet dig? Så behøver du ikke gøre noget: Uden bekræftelse sletter vi kontoen 30 dage efter oprettelsen.',
    ],
  },
  photo: {
    subject: 'Din profil hos {brand} mangler et billede',
    paragraphs: [
      'Et billede viser andre, hvem de skriver til. Du vælger selv, hvilket du viser, og kan fjerne det når som helst.',
    ],
    button: 'Tilføj et billede',
    notes: ['Vi minder dig kun om det denne ene gang.'],
  },
};
