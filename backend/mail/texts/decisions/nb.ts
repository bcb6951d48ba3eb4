import type { DecisionTexts } from './decision-texts.ts';

export const nb: DecisionTexts = {
  status: 'Hva ble det av klagen min?',
  facts: {
    receipt: 'Klagen din',
    reference: 'Avgjørelse',
    action: 'Hva vi har gjort',
    ground: 'Grunnlag',
    reason: 'Hvorfor',
    outcome: 'Resultat',
  },
  actions: {
    none: 'Ingenting',
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
    'Hvis du er uenig, kan du klage på avgjørelsen gratis til {date}. Da ser et menneske på den en gang til.',
  elsewhere:
    'I tillegg kan du henvende deg til et sertifisert organ for utenrettslig tvisteløsning (artikkel 21 i forordningen om digitale tjenester) eller gå til domstolen.',
  'complaint-decided': {
    subject: 'Vår avgjørelse om {receipt}',
    paragraphs: ['Vi har sett på det du skrev til {brand}. Et menneske har avgjort det.'],
    button: 'Se avgjørelsen eller klag på den',
    notes: ['Ingen får vite av oss hvem som skrev til oss.'],
  },
  measure: {
    subject: 'En avgjørelse om kontoen din: {reference}',
    paragraphs: ['Vi har gjort et tiltak som gjelder kontoen din hos {brand}. Her leser du hva og hvorfor.'],
    sources: {
      report: 'Noen gjorde oss oppmerksom på det. Vi sier ikke hvem.',
      own: 'Vi oppdaget det selv.',
    },
    effects: {
      warning:
        'Kontoen din er som før. Skjer det igjen, kan vi skjule profilen din eller stenge kontoen din.',
      photo_removed:
        'Nå er det bare du som ser bildet. Det gjelder uten sluttdato så lenge avgjørelsen ikke blir opphevet.',
      message_removed:
        'Ingen av dere ser meldingen lenger. Det gjelder uten sluttdato så lenge avgjørelsen ikke blir opphevet.',
      profile_hidden:
        'Andre ser ikke profilen din lenger, men du kan fortsatt logge inn. Det gjelder uten sluttdato så lenge avgjørelsen ikke blir opphevet.',
      account_locked:
        'Du kan ikke logge inn lenger, og andre ser ikke profilen din lenger. Det gjelder uten sluttdato så lenge avgjørelsen ikke blir opphevet.',
    },
    automation: 'Et menneske har avgjort dette. Ingenting ved avgjørelsen var automatisk.',
    button: 'Klag på avgjørelsen',
    notes: ['Ta vare på denne e-posten: For å klage trenger du nummeret på avgjørelsen.'],
  },
  'appeal-received': {
    subject: 'Vi har fått klagen din på avgjørelsen: {reference}',
    paragraphs: [
      'Takk, klagen din er kommet fram. Et menneske ser på avgjørelsen en gang til og skriver til deg på denne adressen.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Vårt svar på klagen din på avgjørelsen: {reference}',
    paragraphs: ['Vi har sett på avgjørelsen en gang til. Det gjorde et menneske.'],
    outcomes: {
      upheld: 'Avgjørelsen blir stående',
      reversed: 'Avgjørelsen er opphevet',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'Ingen er til å kjenne igjen på bildet. Vis deg selv.',
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
      'Vi har sett på bildet en gang til og opphevet avgjørelsen vår om det. Det gjorde et menneske.',
      'Andre hos {brand} kan se bildet nå.',
    ],
    notes: [],
  },
};
