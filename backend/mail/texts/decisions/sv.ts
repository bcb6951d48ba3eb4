import type { DecisionTexts } from './decision-texts.ts';

export const sv: DecisionTexts = {
  status: 'Vad hände med mitt klagomål?',
  facts: {
    receipt: 'Ditt klagomål',
    reference: 'Beslut',
    action: 'Vad vi har gjort',
    ground: 'Grund',
    reason: 'Varför',
    outcome: 'Resultat',
  },
  actions: {
    none: 'Ingenting',
    warning: 'En varning',
    photo_removed: 'Bilden togs bort',
    message_removed: 'Meddelandet togs bort',
    profile_hidden: 'Profilen doldes',
    account_locked: 'Kontot låstes',
  },
  grounds: {
    fake: 'En profil som inte är äkta',
    minor: 'En person som kan vara minderårig',
    harassment: 'Trakasserier, hot eller hat',
    money: 'Ber om pengar, eller bedrägeri',
    photo: 'En bild som inte är tillåten',
    contact_data: 'Adresser, nummer eller länkar lämnades ut',
    spam: 'Reklam eller samma meddelande till många',
    illegal: 'Något som strider mot lagen',
    other_rule: 'En annan av våra regler',
    no_violation: 'Inget brott mot våra regler',
    not_proven: 'Går inte att bevisa',
    not_ours: 'Inte vår sak att avgöra',
    answered: 'Besvarat',
  },
  appeal:
    'Om du inte håller med kan du överklaga kostnadsfritt till och med {date}. Då ser en människa över beslutet igen.',
  elsewhere:
    'Dessutom kan du vända dig till ett certifierat organ för tvistlösning utanför domstol (artikel 21 i förordningen om digitala tjänster) eller gå till domstol.',
  'complaint-decided': {
    subject: 'Vårt beslut om {receipt}',
    paragraphs: ['Vi har tittat på det du skrev till {brand}. En människa har fattat beslutet.'],
    button: 'Se beslutet eller överklaga',
    notes: ['Av oss får ingen veta vem som skrev till oss.'],
  },
  measure: {
    subject: 'Ett beslut om ditt konto: {reference}',
    paragraphs: [
      'Vi har vidtagit en åtgärd som gäller ditt konto hos {brand}. Här läser du vilken och varför.',
    ],
    sources: {
      report: 'Någon gjorde oss uppmärksamma på det. Vi säger inte vem.',
      own: 'Vi upptäckte det själva.',
    },
    effects: {
      warning:
        'Ditt konto förblir som det är. Händer det igen kan vi dölja din profil eller låsa ditt konto.',
      photo_removed:
        'Nu är det bara du som ser bilden. Det gäller utan slutdatum så länge beslutet inte upphävs.',
      message_removed:
        'Ingen av er ser meddelandet längre. Det gäller utan slutdatum så länge beslutet inte upphävs.',
      profile_hidden:
        'Andra ser inte längre din profil, men du kan fortfarande logga in. Det gäller utan slutdatum så länge beslutet inte upphävs.',
      account_locked:
        'Du kan inte längre logga in och andra ser inte längre din profil. Det gäller utan slutdatum så länge beslutet inte upphävs.',
    },
    automation: 'En människa har fattat beslutet. Ingen del av det var automatisk.',
    button: 'Överklaga',
    notes: ['Spara det här mejlet: för att överklaga behöver du beslutets nummer.'],
  },
  'appeal-received': {
    subject: 'Vi har fått ditt överklagande: {reference}',
    paragraphs: [
      'Tack, ditt överklagande har kommit fram. En människa ser över beslutet igen och skriver till dig på den här adressen.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Vårt beslut om ditt överklagande: {reference}',
    paragraphs: ['Vi har sett över beslutet igen. En människa gjorde det.'],
    outcomes: {
      upheld: 'Beslutet står fast',
      reversed: 'Beslutet har upphävts',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'Ingen går att känna igen på fotot. Visa dig själv.',
      someone_else: 'Det verkar vara någon annan. Använd ett foto av dig.',
      minor: 'Det finns ett barn på fotot. Använd ett med bara vuxna.',
      nudity: 'Fotot visar för mycket hud.',
      contact_data: 'Det står kontaktuppgifter på fotot. Använd ett utan.',
      quality: 'Fotot är för mörkt eller för suddigt.',
      other: 'Fotot följer inte våra regler.',
    },
    another: 'Du kan lägga upp ett annat foto när du vill.',
  },
  'photo-approved': {
    subject: 'Ditt foto är godkänt: {reference}',
    paragraphs: [
      'Vi har tittat på fotot igen och upphävt vårt beslut om det. En människa gjorde det.',
      'Andra hos {brand} kan se fotot nu.',
    ],
    notes: [],
  },
};
