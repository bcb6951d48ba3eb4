import type { DecisionTexts } from './decision-texts.ts';

export const nl: DecisionTexts = {
  status: 'Wat is er met mijn klacht gebeurd?',
  facts: {
    receipt: 'Je klacht',
    reference: 'Besluit',
    action: 'Wat we hebben gedaan',
    ground: 'Grond',
    reason: 'Waarom',
    outcome: 'Uitkomst',
  },
  actions: {
    none: 'Niets',
    warning: 'Een waarschuwing',
    photo_removed: 'De foto is verwijderd',
    message_removed: 'Het bericht is verwijderd',
    profile_hidden: 'Het profiel is verborgen',
    account_locked: 'Het account is geblokkeerd',
  },
  grounds: {
    fake: 'Een profiel dat niet echt is',
    minor: 'Iemand die minderjarig kan zijn',
    harassment: 'Intimidatie, bedreiging of haat',
    money: 'Vragen om geld, of fraude',
    photo: 'Een foto die niet mag',
    contact_data: 'Adressen, nummers of links doorgegeven',
    spam: 'Reclame of hetzelfde bericht aan velen',
    illegal: 'Iets dat tegen de wet is',
    other_rule: 'Een andere regel van ons',
    no_violation: 'Geen overtreding van onze regels',
    not_proven: 'Niet aantoonbaar',
    not_ours: 'Niet aan ons om te beslissen',
    answered: 'Beantwoord',
  },
  appeal:
    'Ben je het er niet mee eens, dan kun je tot {date} gratis bezwaar maken. Een mens bekijkt het besluit dan opnieuw.',
  elsewhere:
    'Daarnaast kun je terecht bij een erkende instantie voor buitengerechtelijke geschillenbeslechting (artikel 21 van de digitaledienstenverordening) of naar de rechter gaan.',
  'complaint-decided': {
    subject: 'Ons besluit over {receipt}',
    paragraphs: ['We hebben bekeken wat je aan {brand} hebt geschreven. Een mens heeft erover beslist.'],
    button: 'Besluit bekijken of bezwaar maken',
    notes: ['Van ons hoort niemand wie ons heeft geschreven.'],
  },
  measure: {
    subject: 'Een besluit over je account: {reference}',
    paragraphs: [
      'We hebben een maatregel genomen die je account bij {brand} betreft. Hier lees je welke en waarom.',
    ],
    sources: {
      report: 'Iemand heeft ons erop gewezen. Wie dat was, zeggen we niet.',
      own: 'We zijn er zelf op gestuit.',
    },
    effects: {
      warning:
        'Je account blijft zoals het is. Gebeurt het nog eens, dan kunnen we je profiel verbergen of je account blokkeren.',
      photo_removed:
        'Alleen jij ziet de foto nu nog. Dat geldt zonder einddatum, zolang het besluit niet wordt ingetrokken.',
      message_removed:
        'Jullie zien het bericht allebei niet meer. Dat geldt zonder einddatum, zolang het besluit niet wordt ingetrokken.',
      profile_hidden:
        'Anderen zien je profiel niet meer; inloggen kun je nog wel. Dat geldt zonder einddatum, zolang het besluit niet wordt ingetrokken.',
      account_locked:
        'Je kunt niet meer inloggen en anderen zien je profiel niet meer. Dat geldt zonder einddatum, zolang het besluit niet wordt ingetrokken.',
    },
    automation: 'Een mens heeft dit besloten. Niets ervan is automatisch besloten.',
    button: 'Bezwaar maken',
    notes: ['Bewaar deze e-mail: voor een bezwaar heb je het nummer van het besluit nodig.'],
  },
  'appeal-received': {
    subject: 'We hebben je bezwaar ontvangen: {reference}',
    paragraphs: [
      'Bedankt, je bezwaar is binnen. Een mens bekijkt het besluit opnieuw en schrijft je op dit adres.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Ons besluit over je bezwaar: {reference}',
    paragraphs: ['We hebben het besluit opnieuw bekeken. Een mens heeft dat gedaan.'],
    outcomes: {
      upheld: 'Het besluit blijft staan',
      reversed: 'Het besluit is ingetrokken',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'Op deze foto is niemand te herkennen. Laat jezelf zien.',
      someone_else: 'Dit lijkt iemand anders te zijn. Neem een foto van jezelf.',
      minor: 'Op deze foto staat een kind. Neem er een met alleen volwassenen.',
      nudity: 'Deze foto laat te veel huid zien.',
      contact_data: 'Op deze foto staan contactgegevens. Neem er een zonder.',
      quality: 'Deze foto is te donker of te onscherp.',
      other: 'Deze foto past niet bij onze regels.',
    },
    another: 'Je kunt altijd een andere foto uploaden.',
  },
  'photo-approved': {
    subject: 'Je foto is goedgekeurd: {reference}',
    paragraphs: [
      'We hebben de foto opnieuw bekeken en ons besluit erover ingetrokken. Een mens heeft dat gedaan.',
      'Anderen bij {brand} kunnen de foto nu zien.',
    ],
    notes: [],
  },
};
