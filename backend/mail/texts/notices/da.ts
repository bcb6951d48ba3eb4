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
    text: 'Beskeden venter på dig. Kun du kan læse, hvad der står, på din side.',
    button: 'Læs og svar',
  },
  new_messages: {
    one: '{name} har skrevet til dig',
    many: 'Samtaler med nye beskeder: {count}',
    text: 'Dine samtaler fortsætter. Kun du kan læse, hvad der er skrevet, på din side.',
    button: 'Læs beskeder',
  },
  like: {
    one: '{name} synes godt om dig',
    match: 'I synes godt om hinanden: {name} og dig',
    many: 'Nye likes: {count}',
    text: 'Se selv, om I passer sammen.',
    mutual: 'I synes godt om hinanden',
    button: 'Se profilen',
    all: 'Se dine likes',
  },
  unread: {
    subject: 'Ulæste beskeder: {count}',
    text: 'Disse beskeder har ventet på dig et stykke tid. Vi minder dig højst om dem én gang om dagen.',
    button: 'Læs beskeder',
    facts: { real: 'Fra medlemmer', fictional: 'Fra fiktive profiler' },
  },
  weekly: {
    subject: 'Din uge hos {brand}',
    text: 'Det er sket siden sidste uge. Alle tal er fra i dag, og medlemmer og fiktive profiler er talt hver for sig.',
    button: 'Se medlemmer',
    newcomers: { real: 'Nye medlemmer i nærheden', fictional: 'Nye fiktive profiler i nærheden' },
    likes: { real: 'Usete likes fra medlemmer', fictional: 'Usete likes fra fiktive profiler' },
    unread: { real: 'Ulæste samtaler med medlemmer', fictional: 'Ulæste samtaler med fiktive profiler' },
  },
  activation: {
    subject: 'Din tilmelding hos {brand} er næsten færdig',
    paragraphs: [
      'Du har tilmeldt dig hos {brand}, men endnu ikke bekræftet din mailadresse. Først derefter er din profil synlig, og du kan skrive med andre.',
    ],
    button: 'Bekræft mailadressen',
    notes: [
      'Har du slet ikke tilmeldt dig? Så skal du ikke gøre noget: Uden bekræftelse sletter vi kontoen 30 dage efter tilmeldingen.',
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
