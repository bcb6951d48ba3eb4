import type { MailTexts } from './mail-texts.ts';

export const nl: MailTexts = {
  greeting: 'Hallo,',
  linkHint: 'Werkt de knop niet, kopieer dan dit adres naar je browser:',
  sender: '{brand} is een dienst van {company}, {address}.',
  activation: {
    subject: 'Bevestig je e-mailadres bij {brand}',
    paragraphs: [
      'Nog één stap: bevestig dat dit adres van jou is. Daarna is je profiel zichtbaar en kun je anderen berichten sturen.',
    ],
    button: 'E-mailadres bevestigen',
    notes: [
      'De link werkt één keer en is {days} dagen geldig.',
      'Heb je je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging wissen we het account weer.',
    ],
  },
  'already-member': {
    subject: 'Je hebt al een account bij {brand}',
    paragraphs: [
      'Iemand wilde zich met dit adres bij {brand} aanmelden. Het hoort al bij een account, dus er is geen tweede account gemaakt. Was jij het, log dan in met je wachtwoord.',
    ],
    button: 'Inloggen',
    notes: ['Was jij het niet, dan hoef je niets te doen. Niemand heeft toegang tot je account gekregen.'],
  },
  'complaint-receipt': {
    subject: 'We hebben je bericht ontvangen: {receipt}',
    paragraphs: [
      'Bedankt dat je contact opneemt met {brand}. Je bericht is binnen en we antwoorden je op dit adres.',
    ],
    notes: ['Bewaar deze e-mail: het is je ontvangstbewijs.'],
    report: {
      subject: 'We hebben je melding ontvangen: {receipt}',
      paragraphs: ['Bedankt voor je melding aan {brand}. Die is binnen en we antwoorden je op dit adres.'],
    },
    facts: {
      receipt: 'Ontvangstnummer',
      received: 'Ontvangen',
      category: 'Onderwerp',
    },
    categories: {
      profile: 'Profiel',
      message: 'Bericht of gesprek',
      payment: 'Betaling',
      privacy: 'Privacy',
      withdrawal: 'Herroeping van een overeenkomst',
      other: 'Iets anders',
    },
  },
  withdrawal: {
    subject: 'We hebben je herroeping ontvangen: {receipt}',
    paragraphs: [
      'Je hebt een overeenkomst met {brand} herroepen. Je verklaring is ontvangen op de datum en tijd die hieronder staan.',
    ],
    outcomes: {
      refunding: 'We betalen je {amount} terug, met hetzelfde betaalmiddel als waarmee je hebt betaald.',
      nothing_left: 'Van deze bestelling zijn geen credits meer over, dus er is niets terug te betalen.',
      open: 'Een medewerker bekijkt je herroeping en antwoordt je op dit adres.',
    },
    unverified:
      'Deze e-mail herhaalt niet wat er is ingevuld, want iedereen kan dit adres hebben opgegeven. Het is onder dit nummer vastgelegd. Was jij het niet, dan hoef je niets te doen.',
    notes: ['Bewaar deze e-mail: het is je ontvangstbewijs.'],
    facts: {
      receipt: 'Ontvangstnummer',
      received: 'Ontvangen',
      name: 'Naam',
      order: 'Bestelling',
      paid: 'Betaald',
      unused: 'Ongebruikte credits',
      spent: 'Aftrek voor verbruikte credits',
      back: 'Je krijgt terug',
    },
  },
  mandate: {
    subject: 'Je SEPA-machtiging voor {brand}',
    paragraphs: ['Je hebt deze machtiging voor één incasso (in België: domiciliëring) gegeven:'],
    facts: {
      creditor: 'Incassant',
      creditor_id: 'Incassant-ID',
      reference: 'Machtigingskenmerk',
      account_holder: 'Rekeninghouder',
      account: 'Rekening',
      amount: 'Bedrag',
    },
    notes: ['Heb je deze machtiging niet gegeven? Beantwoord deze e-mail, dan zoekt een medewerker het uit.'],
  },
};
