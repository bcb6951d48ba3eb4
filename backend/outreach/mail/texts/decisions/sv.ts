import type { DecisionTexts } from './decision-texts.ts';

export const sv: DecisionTexts = {
  status: {
    report: 'Vad hände med min anmälan?',
    complaint: 'Vad hände med mitt klagomål?',
  },
  facts: {
    receipt: 'Ärendenummer',
    reference: 'Beslut',
    action: 'Vad vi har gjort',
    ground: 'Grund',
    reason: 'Motivering',
    outcome: 'Resultat',
  },
  actions: {
    none: 'Ingen åtgärd',
    warning: 'En varning',
    photo_removed: 'Fotot togs bort',
    message_removed: 'Meddelandet togs bort',
    profile_hidden: 'Profilen doldes',
    account_locked: 'Kontot stängdes av',
  },
  grounds: {
    fake: 'En profil som inte är äkta',
    minor: 'En person som kan vara minderårig',
    harassment: 'Trakasserier, hot eller hat',
    money: 'Begäran om pengar eller bedrägeri',
    photo: 'Ett foto som inte är tillåtet',
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
    'Om du inte håller med kan du överklaga kostnadsfritt fram till den {date}. Då ser en människa över beslutet igen.',
  elsewhere:
    'Dessutom kan du vända dig till ett certifierat organ för tvistlösning utanför domstol (artikel 21 i förordningen om digitala tjänster) eller gå till domstol.',
  'complaint-decided': {
    subject: 'Vårt beslut om {receipt}',
    paragraphs: ['Vi har tittat på det du skrev till {brand}. En människa har fattat beslutet.'],
    button: 'Se beslutet eller överklaga',
    notes: ['Vi berättar inte för någon vem som skrev till oss.'],
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
        'Ditt konto är kvar som det är. Händer det igen kan vi dölja din profil eller stänga av ditt konto.',
      photo_removed:
        'Nu är det bara du som ser fotot. Det gäller tills vidare, så länge beslutet inte upphävs.',
      message_removed:
        'Ingen av er ser meddelandet längre. Det gäller tills vidare, så länge beslutet inte upphävs.',
      profile_hidden:
        'Andra ser inte längre din profil, men du kan fortfarande logga in. Det gäller tills vidare, så länge beslutet inte upphävs.',
      account_locked:
        'Du kan inte längre logga in och andra ser inte längre din profil. Det gäller tills vidare, så länge beslutet inte upphävs.',
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
    paragraphs: ['En människa har gått igenom beslutet på nytt.'],
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
      'En människa har tittat på fotot igen och upphävt vårt beslut om det.',
      'Andra på {brand} kan nu se fotot.',
    ],
    notes: [],
  },
};
