import type { AccessTexts } from './access-texts.ts';

export const nl: AccessTexts = {
  'password-reset': {
    subject: 'Nieuw wachtwoord voor {brand}',
    paragraphs: ['Je wilt een nieuw wachtwoord voor je account bij {brand}. Hier kun je het kiezen.'],
    button: 'Nieuw wachtwoord kiezen',
    notes: [
      'De link werkt één keer en is {minutes} minuten geldig.',
      'Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
  },
  'password-changed': {
    subject: 'Je wachtwoord bij {brand} is gewijzigd',
    paragraphs: [
      'Je account bij {brand} heeft nu een nieuw wachtwoord. Overal elders ben je uitgelogd.',
      'Was jij dit niet? Kies dan meteen een nieuw wachtwoord.',
    ],
    button: 'Nieuw wachtwoord aanvragen',
    notes: ['Heb je het wachtwoord zelf gewijzigd, dan hoef je niets te doen.'],
  },
  'mail-change': {
    subject: 'Bevestig je nieuwe e-mailadres bij {brand}',
    paragraphs: [
      'Je account bij {brand} krijgt dit e-mailadres. Bevestig dat het van jou is. Tot dan blijft het oude adres gelden.',
    ],
    button: 'Nieuw adres bevestigen',
    notes: [
      'De link werkt één keer en is {hours} uur geldig.',
      'Weet je hier niets van? Dan hoef je niets te doen: zonder bevestiging verandert er niets.',
    ],
  },
  'mail-change-taken': {
    subject: 'Je e-mailadres bij {brand}',
    paragraphs: [
      'Iemand wilde dit e-mailadres bij {brand} voor een ander account gebruiken. Het hoort al bij jouw account, dus alles blijft zoals het is. Was jij het, log dan in met dit adres.',
    ],
    button: 'Inloggen',
    notes: ['Was jij het niet, dan hoef je niets te doen. Niemand heeft toegang tot je account gekregen.'],
  },
  'mail-changed': {
    subject: 'Je e-mailadres bij {brand} is gewijzigd',
    paragraphs: [
      'Je account bij {brand} heeft nu een ander e-mailadres. Naar dit adres sturen we niets meer, en je kunt er niet meer mee inloggen.',
      'Was jij dit niet? Beantwoord deze e-mail meteen, dan helpt een medewerker je verder.',
    ],
    notes: ['Heb je het adres zelf gewijzigd, dan hoef je niets te doen.'],
  },
};
