import type { OrderTexts } from './order-texts.ts';

export const sv: OrderTexts = {
  facts: {
    number: 'Ordernummer',
    credits: 'Credits',
    total: 'Totalt',
    method: 'Betalsätt',
    date: 'Beställt den',
    until: 'Betalas senast',
    returned: 'Har gått tillbaka',
  },
  withVat: '{amount}, varav {rate} moms ({vat})',
  methods: { creditcard: 'Kreditkort', directdebit: 'SEPA-autogiro', banktransfer: 'Banköverföring' },
  withdraw: 'Ångra avtalet',
  seeOrder: 'Visa beställningen',
  begun:
    'När du beställde bad du oss uttryckligen börja genast. Om du ångrar avtalet betalar du därför för det du har använt fram till dess: förbrukade credits.',
  attached:
    'Med det här mejlet följer våra villkor och informationen om ångerrätten med mallen för ångermeddelandet, så som de gäller för den här beställningen.',
  attachment: 'villkor-och-angerratt',
  'order-confirmed': {
    subject: 'Din beställning {number} hos {brand}',
    paragraphs: [
      'Tack för din beställning. Din betalning har kommit fram och dina credits finns på ditt konto. Det är en enda betalning, ingen prenumeration.',
    ],
    button: 'Visa beställningen',
    notes: [
      'Du kan ångra avtalet till och med den {until} utan att ange något skäl. Credits som du inte har använt fram till dess betalar vi tillbaka på samma sätt som du betalade. Allt du behöver är ordernumret, ingen inloggning.',
      'Spara det här mejlet: det bekräftar ditt avtal.',
    ],
  },
  'payment-failed': {
    subject: 'Betalningen för din beställning {number} gick inte igenom',
    paragraphs: ['Du har inte debiterats och inga credits har lagts till.'],
    reasons: {
      card_failed: 'Betalningen med ditt kort misslyckades.',
      declined: 'Betalningen misslyckades eller nekades.',
      expired: 'Ingen betalning kom fram i tid.',
      refused: 'Betalningsleverantören tog inte emot beställningen.',
    },
    button: 'Visa beställningen',
    notes: ['Om du vill kan du beställa igen och välja ett annat betalsätt.'],
  },
  'transfer-pending': {
    subject: 'Din beställning {number}: vi väntar på din banköverföring',
    paragraphs: [
      'Tack för din beställning hos {brand}. För över beloppet med den angivna referensen. Så snart pengarna har kommit fram finns dina credits på kontot och du får en bekräftelse.',
    ],
    button: 'Visa bankuppgifter',
    notes: ['Om du inte betalar händer ingenting: beställningen avbryts när tiden är ute.'],
  },
  'charged-back': {
    subject: 'Din bank har tagit tillbaka betalningen för din beställning {number}',
    paragraphs: [
      'Din bank har tagit tillbaka pengarna för den här beställningen hos {brand}. De credits från beställningen som fanns kvar har vi dragit från ditt konto.',
    ],
    premiumEnded: 'Därmed är du inte längre premiummedlem. Det blir du igen med din nästa beställning.',
    button: 'Visa beställningen',
    notes: [
      'Har du inte själv tagit tillbaka betalningen kan du fråga din bank. Tills vidare kan du inte betala med autogiro, bara på andra sätt.',
    ],
  },
  refunded: {
    subject: 'Vi betalar tillbaka pengar för din beställning {number}',
    paragraphs: [
      'Pengarna är på väg, på samma sätt som du betalade. Det kan ta några dagar innan de är framme.',
    ],
    button: 'Visa beställningen',
    notes: [],
  },
};
