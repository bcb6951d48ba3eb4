import type { DecisionTexts } from './decision-texts.ts';

export const nl: DecisionTexts = {
  status: {
    report: 'Wat is er met mijn melding gebeurd?',
    complaint: 'Wat is er met mijn klacht gebeurd?',
  },
  facts: {
    receipt: 'Ontvangstnummer',
    reference: 'Nummer van het besluit',
    action: 'Besluit',
    ground: 'Grond',
    reason: 'Waarom',
    outcome: 'Uitkomst',
  },
  actions: {
    none: 'Geen maatregel',
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
    money: 'Om geld vragen of oplichting',
    photo: 'Een foto die niet is toegestaan',
    contact_data: 'Adressen, nummers of links doorgegeven',
    spam: 'Reclame of hetzelfde bericht aan veel leden',
    illegal: 'Iets wat tegen de wet is',
    other_rule: 'Een andere regel van ons',
    no_violation: 'Geen overtreding van onze regels',
    not_proven: 'Niet aantoonbaar',
    not_ours: 'Hier kunnen wij niet over besluiten',
    answered: 'Beantwoord',
  },
  appeal:
    'Ben je het er niet mee eens, dan kun je tot {date} gratis bezwaar maken. Een medewerker bekijkt het besluit dan opnieuw.',
  elsewhere:
    'Daarnaast kun je terecht bij een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting (artikel 21 van de digitaledienstenverordening) of naar de rechter gaan.',
  'complaint-decided': {
    subject: 'Ons besluit over {receipt}',
    paragraphs: [
      'We hebben bekeken wat je aan {brand} hebt geschreven. Een mens heeft erover besloten, geen programma.',
    ],
    button: 'Besluit bekijken of bezwaar maken',
    notes: ['We vertellen niemand wie ons heeft geschreven.'],
  },
  measure: {
    subject: 'Een besluit over je account: {reference}',
    paragraphs: [
      'We hebben een maatregel genomen die je account bij {brand} betreft. Hier lees je welke en waarom.',
    ],
    sources: {
      report: 'Iemand heeft ons erop gewezen. Wie dat was, zeggen we niet.',
      own: 'We hebben het zelf ontdekt.',
    },
    effects: {
      warning:
        'Je account blijft zoals het is. Gebeurt het nog eens, dan kunnen we je profiel verbergen of je account blokkeren.',
      photo_removed:
        'Alleen jij ziet de foto nu nog. Dit geldt voor onbepaalde tijd, zolang het besluit niet wordt ingetrokken.',
      message_removed:
        'Jullie zien het bericht allebei niet meer. Dit geldt voor onbepaalde tijd, zolang het besluit niet wordt ingetrokken.',
      profile_hidden:
        'Anderen zien je profiel niet meer; inloggen kun je nog wel. Dit geldt voor onbepaalde tijd, zolang het besluit niet wordt ingetrokken.',
      account_locked:
        'Je kunt niet meer inloggen en anderen zien je profiel niet meer. Dit geldt voor onbepaalde tijd, zolang het besluit niet wordt ingetrokken.',
    },
    automation: 'Een mens heeft dit besloten, geen programma. Niets daarvan is automatisch gegaan.',
    button: 'Bezwaar maken',
    notes: ['Bewaar deze e-mail: voor een bezwaar heb je het nummer van het besluit nodig.'],
  },
  'appeal-received': {
    subject: 'We hebben je bezwaar ontvangen: {reference}',
    paragraphs: [
      'Bedankt, je bezwaar is binnen. Een medewerker bekijkt het besluit opnieuw en schrijft je op dit adres.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Ons besluit over je bezwaar: {reference}',
    paragraphs: ['We hebben het besluit opnieuw bekeken. Dat heeft een mens gedaan, geen programma.'],
    outcomes: {
      upheld: 'Het besluit blijft staan',
      reversed: 'Het besluit is ingetrokken',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'Op deze foto is niemand te herkennen. Laat jezelf zien.',
      someone_else: 'Dit lijkt iemand anders te zijn. Gebruik een foto van jezelf.',
      minor: 'Op deze foto staat een kind. Gebruik er een met alleen volwassenen.',
      nudity: 'Deze foto laat te veel huid zien.',
      contact_data: 'Op deze foto staan contactgegevens. Gebruik er een zonder.',
      quality: 'Deze foto is te donker of te onscherp.',
      other: 'Deze foto past niet bij onze regels.',
    },
    another: 'Je kunt altijd een andere foto uploaden.',
  },
  'photo-approved': {
    subject: 'Je foto is goedgekeurd: {reference}',
    paragraphs: [
      'We hebben de foto opnieuw bekeken en ons besluit erover ingetrokken. Dat heeft een mens gedaan, geen programma.',
      'Anderen bij {brand} kunnen de foto nu zien.',
    ],
    notes: [],
  },
};
