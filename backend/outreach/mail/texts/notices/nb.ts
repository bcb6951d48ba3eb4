import type { NoticeTexts } from './notice-texts.ts';

export const nb: NoticeTexts = {
  why: 'Du får denne e-posten fordi «{setting}» er slått på i varslene dine hos {brand}.',
  kinds: {
    new_conversations: 'Nye samtaler',
    new_messages: 'Nye meldinger',
    like: 'Likes og matcher',
    unread_message_reminders: 'Uleste meldinger',
    weekly_updates: 'Uken din',
    reminders: 'Påminnelser',
    news: 'Nytt fra {brand}',
    promotions: 'Tilbud',
  },
  more: { real: 'Flere medlemmer: {count}', fictional: 'Flere fiktive profiler: {count}' },
  new_conversations: {
    one: '{name} har skrevet til deg for første gang',
    many: 'Nye samtaler: {count}',
    text: 'Meldingen venter på deg. Bare du kan lese den, når du har logget inn.',
    button: 'Les og svar',
  },
  new_messages: {
    one: '{name} har skrevet til deg',
    many: 'Samtaler med nye meldinger: {count}',
    text: 'Samtalene dine fortsetter. Bare du kan lese hva som er skrevet, når du har logget inn.',
    button: 'Les meldinger',
  },
  like: {
    one: '{name} liker deg',
    match: 'Dere liker hverandre: {name} og du',
    many: 'Nye likes: {count}',
    text: 'Se selv om dere passer sammen.',
    mutual: 'dere liker hverandre',
    button: 'Se profilen',
    all: 'Se likes',
  },
  unread: {
    subject: 'Uleste meldinger: {count}',
    text: 'Disse meldingene har ventet på deg en stund. Vi minner deg på dem høyst én gang om dagen.',
    button: 'Les meldinger',
    facts: { real: 'Fra medlemmer', fictional: 'Fra fiktive profiler' },
  },
  weekly: {
    subject: 'Uken din på {brand}',
    text: 'Dette har skjedd siden forrige uke. Alle tall er fra i dag, og medlemmer og fiktive profiler telles hver for seg.',
    button: 'Se medlemmer',
    newcomers: { real: 'Nye medlemmer i nærheten', fictional: 'Nye fiktive profiler i nærheten' },
    likes: { real: 'Usette likes fra medlemmer', fictional: 'Usette likes fra fiktive profiler' },
    unread: { real: 'Uleste samtaler med medlemmer', fictional: 'Uleste samtaler med fiktive profiler' },
  },
  activation: {
    subject: 'Registreringen din på {brand} er nesten ferdig',
    paragraphs: [
      'Du har registrert deg på {brand}, men har ikke bekreftet e-postadressen din ennå. Først da er profilen din synlig, og du kan skrive til andre.',
    ],
    button: 'Bekreft e-postadressen',
    notes: [
      'Har du ikke registrert deg? Da trenger du ikke å gjøre noe: Uten bekreftelse sletter vi kontoen 30 dager etter registreringen.',
    ],
  },
  photo: {
    subject: 'Profilen din på {brand} mangler et bilde',
    paragraphs: [
      'Et bilde viser andre hvem de skriver til. Du velger hvilket du viser, og kan fjerne det når som helst.',
    ],
    button: 'Legg til et bilde',
    notes: ['Vi minner deg på dette bare én gang.'],
  },
};
