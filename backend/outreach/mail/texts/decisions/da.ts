import type { DecisionTexts } from './decision-texts.ts';

export const da: DecisionTexts = {
  status: {
    report: 'Hvad er der sket med min anmeldelse?',
    complaint: 'Hvad er der sket med min klage?',
  },
  facts: {
    receipt: 'Sagsnummer',
    reference: 'Afgørelse',
    action: 'Hvad vi har gjort',
    ground: 'Grundlag',
    reason: 'Hvorfor',
    outcome: 'Resultat',
  },
  actions: {
    none: 'Ingenting',
    warning: 'En advarsel',
    photo_removed: 'Billedet blev fjernet',
    message_removed: 'Beskeden blev fjernet',
    profile_hidden: 'Profilen blev skjult',
    account_locked: 'Kontoen blev spærret',
  },
  grounds: {
    fake: 'En profil, der ikke er ægte',
    minor: 'En person, der kan være mindreårig',
    harassment: 'Chikane, trusler eller had',
    money: 'Anmodning om penge eller svindel',
    photo: 'Et billede, der ikke er tilladt',
    contact_data: 'Videregivelse af adresser, numre eller links',
    spam: 'Reklame eller den samme besked til mange',
    illegal: 'Noget, der er imod loven',
    other_rule: 'En anden af vores regler',
    no_violation: 'Intet brud på vores regler',
    not_proven: 'Kan ikke bevises',
    not_ours: 'Ikke noget, vi kan afgøre',
    answered: 'Besvaret',
  },
  appeal:
    'Hvis du er uenig, kan du klage over afgørelsen gratis indtil den {date}. Så ser et menneske på den igen.',
  elsewhere:
    'Derudover kan du henvende dig til et certificeret organ for udenretslig tvistbilæggelse (artikel 21 i forordningen om digitale tjenester) eller gå til domstolene.',
  'complaint-decided': {
    subject: 'Vores afgørelse om {receipt}',
    paragraphs: ['Vi har set på det, du skrev til {brand}. Et menneske har truffet afgørelsen.'],
    button: 'Se afgørelsen eller klag over den',
    notes: ['Ingen får af os at vide, hvem der skrev til os.'],
  },
  measure: {
    subject: 'En afgørelse om din konto: {reference}',
    paragraphs: [
      'Vi har truffet en afgørelse om din konto hos {brand}. Her kan du læse, hvad den går ud på, og hvorfor.',
    ],
    sources: {
      report: 'Nogen gjorde os opmærksom på det. Vi siger ikke hvem.',
      own: 'Vi opdagede det selv.',
    },
    effects: {
      warning: 'Din konto er, som den var. Sker det igen, kan vi skjule din profil eller spærre din konto.',
      photo_removed:
        'Nu er det kun dig, der kan se billedet. Det gælder uden slutdato, så længe afgørelsen ikke bliver ophævet.',
      message_removed:
        'Ingen af jer kan se beskeden længere. Det gælder uden slutdato, så længe afgørelsen ikke bliver ophævet.',
      profile_hidden:
        'Andre kan ikke længere se din profil, men du kan stadig logge ind. Det gælder uden slutdato, så længe afgørelsen ikke bliver ophævet.',
      account_locked:
        'Du kan ikke længere logge ind, og andre kan ikke længere se din profil. Det gælder uden slutdato, så længe afgørelsen ikke bliver ophævet.',
    },
    automation: 'Et menneske har truffet afgørelsen, helt uden brug af automatik.',
    button: 'Klag over afgørelsen',
    notes: ['Gem denne mail: Du skal bruge afgørelsens nummer for at klage.'],
  },
  'appeal-received': {
    subject: 'Vi har fået din klage over afgørelsen: {reference}',
    paragraphs: [
      'Tak, din klage er kommet frem. Et menneske ser på afgørelsen igen og skriver til dig på denne adresse.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Vores svar på din klage over afgørelsen: {reference}',
    paragraphs: ['Et menneske har set på afgørelsen igen.'],
    outcomes: {
      upheld: 'Vi fastholder afgørelsen',
      reversed: 'Afgørelsen er ophævet',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'Der er ingen person at se på billedet. Vis dig selv.',
      someone_else: 'Det ser ud til at være en anden. Brug et billede af dig selv.',
      minor: 'Der er et barn på billedet. Brug et med voksne alene.',
      nudity: 'Billedet viser for meget hud.',
      contact_data: 'Der står kontaktoplysninger på billedet. Brug et uden.',
      quality: 'Billedet er for mørkt eller for uskarpt.',
      other: 'Billedet følger ikke vores regler.',
    },
    another: 'Du kan altid lægge et andet billede op.',
  },
  'photo-approved': {
    subject: 'Dit billede er godkendt: {reference}',
    paragraphs: [
      'Et menneske har set på billedet igen, og vi har ophævet vores afgørelse om det.',
      'Andre på {brand} kan se billedet nu.',
    ],
    notes: [],
  },
};
