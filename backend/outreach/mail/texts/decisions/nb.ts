import type { DecisionTexts } from './decision-texts.ts';

export const nb: DecisionTexts = {
  status: {
    report: 'Hva ble det av rapporten min?',
    complaint: 'Hva ble det av klagen min?',
  },
  facts: {
    receipt: 'Saksnummer',
    reference: 'Nummer på avgjørelsen',
    action: 'Hva vi har gjort',
    ground: 'Grunnlag',
    reason: 'Begrunnelse',
    outcome: 'Resultat',
  },
  actions: {
    none: 'Ingen tiltak',
    warning: 'En advarsel',
    photo_removed: 'Bildet ble fjernet',
    message_removed: 'Meldingen ble fjernet',
    profile_hidden: 'Profilen ble skjult',
    account_locked: 'Kontoen ble stengt',
  },
  grounds: {
    fake: 'En profil som ikke er ekte',
    minor: 'En person som kan være mindreårig',
    harassment: 'Trakassering, trusler eller hat',
    money: 'Ber om penger, eller svindel',
    photo: 'Et bilde som ikke er tillatt',
    contact_data: 'Adresser, numre eller lenker gitt videre',
    spam: 'Reklame eller samme melding til mange',
    illegal: 'Noe som er mot loven',
    other_rule: 'En annen av reglene våre',
    no_violation: 'Ikke brudd på reglene våre',
    not_proven: 'Kan ikke bevises',
    not_ours: 'Ikke vår sak å avgjøre',
    answered: 'Besvart',
  },
  appeal:
    'Hvis du er uenig, kan du klage gratis på avgjørelsen til {date}. Da ser et menneske på den en gang til.',
  elsewhere:
    'I tillegg kan du henvende deg til et sertifisert organ for utenrettslig tvisteløsning (artikkel 21 i forordningen om digitale tjenester) eller gå til domstolene.',
  'complaint-decided': {
    subject: 'Avgjørelsen vår i sak {receipt}',
    paragraphs: ['Vi har sett på det du skrev til {brand}. Et menneske har avgjort saken.'],
    button: 'Se avgjørelsen eller klag på den',
    notes: ['Ingen får vite av oss hvem som skrev til oss.'],
  },
  measure: {
    subject: 'En avgjørelse om kontoen din: {reference}',
    paragraphs: [
      'Vi har truffet et tiltak som gjelder kontoen din hos {brand}. Her leser du hvilket, og hvorfor.',
    ],
    sources: {
      report: 'Noen gjorde oss oppmerksomme på det. Vi sier ikke hvem det var.',
      own: 'Vi oppdaget det selv.',
    },
    effects: {
      warning:
        'Kontoen din er som før. Skjer det igjen, kan vi skjule profilen din eller stenge kontoen din.',
      photo_removed:
        'Nå er det bare du som ser bildet. Det gjelder på ubestemt tid så lenge avgjørelsen ikke blir opphevet.',
      message_removed:
        'Ingen av dere ser meldingen lenger. Det gjelder på ubestemt tid så lenge avgjørelsen ikke blir opphevet.',
      profile_hidden:
        'Andre ser ikke profilen din lenger, men du kan fortsatt logge inn. Det gjelder på ubestemt tid så lenge avgjørelsen ikke blir opphevet.',
      account_locked:
        'Du kan ikke logge inn lenger, og andre ser ikke profilen din lenger. Det gjelder på ubestemt tid så lenge avgjørelsen ikke blir opphevet.',
    },
    automation: 'Et menneske har avgjort dette. Ingenting ble avgjort automatisk.',
    button: 'Klag på avgjørelsen',
    notes: ['Ta vare på denne e-posten: For å klage trenger du nummeret på avgjørelsen.'],
  },
  'appeal-received': {
    subject: 'Vi har mottatt klagen din på avgjørelsen: {reference}',
    paragraphs: [
      'Takk, klagen din er kommet fram. Et menneske ser på avgjørelsen en gang til og skriver til deg på denne adressen.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Svar på klagen din på avgjørelsen: {reference}',
    paragraphs: ['Et menneske har sett på avgjørelsen en gang til.'],
    outcomes: {
      upheld: 'Avgjørelsen blir stående',
      reversed: 'Avgjørelsen er opphevet',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'Vi ser ingen person på bildet. Bruk et bilde av deg selv.',
      someone_else: 'Dette ser ut til å være noen andre. Bruk et bilde av deg.',
      minor: 'Det er et barn på bildet. Bruk et med bare voksne.',
      nudity: 'Bildet viser for mye hud.',
      contact_data: 'Det står kontaktopplysninger på bildet. Bruk et uten.',
      quality: 'Bildet er for mørkt eller for uskarpt.',
      other: 'Bildet følger ikke reglene våre.',
    },
    another: 'Du kan når som helst laste opp et annet bilde.',
  },
  'photo-approved': {
    subject: 'Bildet ditt er godkjent: {reference}',
    paragraphs: [
      'Et menneske har sett på bildet en gang til, og vi har opphevet avgjørelsen vår om det.',
      'Andre på {brand} kan se bildet nå.',
    ],
    notes: [],
  },
};
