/** The words of a request in each language; any sum counts as money too. */
export type Words = { sending: string; me: string; money: string };

/** Verbs of asking, the recipient and the money. `*` matches any ending. */
export const requests: readonly Words[] = [
  {
    sending: 'send|lend|loan|wire|transfer|give|borrow|paypal|venmo',
    me: 'me|us|to me|my account',
    money: 'money|cash|funds|a loan',
  },
  {
    sending: 'schick*|send*|leih*|borg*|überweis*|gib|gebe|geben|zahl*|bezahl*|pump*|ausleihen|zu leihen',
    me: 'mir|uns|an mich|mein konto',
    money: 'geld|kohle|bargeld|einen kredit|ein darlehen',
  },
  {
    sending: 'stuur*|sturen|leen|lenen|uitlenen|overmaken|maak|geef|geven|betaal|betalen|voorschieten',
    me: 'me|mij|ons|aan mij|mijn rekening',
    money: 'geld|contant|een lening',
  },
  {
    sending: 'envoie*|envoyer|prête*|prêter|vire|virer|donne*|donner|avance*|avancer|paie|payer',
    me: 'me|m|moi|nous|mon compte',
    money: 'argent|du fric|un prêt',
  },
  {
    sending:
      'envía*|envia*|enviar*|manda*|mandar*|presta*|prestar*|présta*|mánda*|transfier*|transferir*|dame|deja*',
    me: 'me|nos|mi cuenta',
    money: 'dinero|plata|un préstamo|efectivo',
  },
  {
    sending: 'invia*|inviar*|manda*|mandar*|presta*|prestar*|bonifico|versa*|dammi|darmi',
    me: 'mi|ci|mio conto',
    money: 'soldi|denaro|contanti|un prestito',
  },
  {
    sending: 'send*|lån*|overfør*|giv*|betal*|gi|skick*|låna|överför*|ge|swish*|vipps*',
    me: 'mig|meg|mej|os|oss|til mig|til meg|till mig|min konto|mitt konto|kontoen min',
    money: 'penge|pengene|penger|pengar|kontanter|et lån|ett lån|cash',
  },
  {
    sending: 'lähet*|lainaa*|lainata*|lainaisit*|siirrä*|siirtää|siirtäisit*|anna|antaa|maksa*|maksaisit*',
    me: 'minulle|mulle|meille|tililleni',
    money: 'rahaa|rahat|raha|lainan|käteistä',
  },
  {
    sending: 'wyśl*|prześl*|przelej*|przelać|pożycz*|daj*|przelew*|zapłać*|wysłać|przesłać',
    me: 'mi|mnie|nam|moje konto',
    money: 'pieniądze|pieniędzy|kasę|kasy|gotówkę|pożyczkę',
  },
];

export const currencies =
  '€|$|£|euro*|eur|chf|franken|dollar|dollars|pound|pounds|pund|kr|kroner|kronor|zł|złotych|usd|gbp';

/** Spanish and Italian append the recipient to the verb. */
const verbs = [
  'envía',
  'envia',
  'manda',
  'mánda',
  'presta',
  'présta',
  'enviar',
  'mandar',
  'prestar',
  'inviar',
  'invia',
];
export const joined = verbs.flatMap((verb) => ['me', 'nos', 'mi', 'ci'].map((one) => verb + one)).join('|');
export const joinedMoney = 'dinero|plata|un préstamo|soldi|denaro|contanti|un prestito';

export const vouchers =
  'gift card|gift cards|giftcard|giftcards|steam card|steam cards|steamcard|gutscheinkarte*|gutscheincode*|geschenkkarte*|cadeaukaart*|cadeaubon*|carte cadeau*|cartes cadeau*|tarjeta regalo|tarjeta de regalo|tarjetas regalo|tarjetas de regalo|carta regalo|carte regalo|gavekort|presentkort|lahjakort*|karta podarunkowa|kartę podarunkową|karty podarunkowe|karty podarunkowej|paysafe*|google play*|itunes*|western union|moneygram|bitcoin|bitcoins|usdt|krypto*|crypto*|bitcoineja';
export const getting =
  'buy|send|get|pay|invest*|deposit|kauf*|schick*|send*|zahl*|einzahl*|investier*|koop|kopen|stuur*|sturen|investeer*|achète*|acheter|envoie*|envoyer|compra*|envía*|enviar*|invertir|invierte*|inviar*|invia*|køb*|kjøp*|köp*|skick*|osta*|lähet*|sijoita*|kup|kupić|kupisz|kupiłbyś|wyśl*|prześl*|zainwestuj*|zainwestować';
export const forMe =
  'for me|to me|me|with me|your|für mich|mir|bei mir|voor mij|voor me|aan mij|pour moi|moi|m|para mí|per me|mi|til mig|til meg|till mig|åt mig|för mig|mig|meg|minulle|mulle|dla mnie|mnie|through|über|via|przez';

/** Other ways to ask: how the sentence begins, its optional filler, and the end that makes it a request. */
export type Saying = { begin: string; filler?: string; end: string };

export const sayings: readonly Saying[] = [
  { begin: 'i need', filler: 'some|your|a|little', end: 'money|cash|financial help' },
  { begin: 'help me', filler: 'out', end: 'with money|financially|pay' },
  {
    begin: 'pay',
    filler: 'for',
    end: 'my rent|my bill|my bills|my ticket|my flight|my visa|my hospital|my phone|my fee|my fees',
  },
  {
    begin: 'ich brauche',
    filler: 'dringend|unbedingt|sofort|etwas|ein|bisschen|dein',
    end: 'geld|kohle',
  },
  { begin: 'hilf mir', filler: 'bitte', end: 'finanziell|mit geld' },
  { begin: 'finanziell', end: 'helfen|unterstützen' },
  {
    begin:
      'meine miete|meine rechnung|meine flugticket|meine flugtickets|meine krankenhausrechnung|meine gebühren',
    filler: 'zu',
    end: 'zahl*|bezahl*',
  },
  { begin: 'ik heb', filler: 'dringend|echt|wat', end: 'geld nodig' },
  { begin: 'financieel', end: 'helpen' },
  { begin: 'help me', end: 'financieel' },
  { begin: 'j ai', filler: 'vraiment|urgemment', end: 'besoin d argent|besoin d une aide financière' },
  { begin: 'aide moi|aider moi|aidez moi|aider', end: 'financièrement' },
  { begin: 'necesito', filler: 'urgentemente|algo|de|un|poco', end: 'dinero' },
  { begin: 'ayúda|ayúdame', end: 'económicamente|con dinero' },
  { begin: 'ho', filler: 'urgente', end: 'bisogno di soldi|bisogno di denaro' },
  { begin: 'aiutami|aiutarmi', end: 'economicamente|con i soldi' },
  {
    begin: 'jeg har brug for|jeg trenger|jeg mangler|jag behöver|jag mangler',
    filler: 'virkelig|akut|verkligen|litt|lite|noen|nogle',
    end: 'penge|penger|pengar',
  },
  { begin: 'hjælp mig|hjælpe mig|hjelp meg|hjelpe meg|hjälp mig|hjälpa mig', end: 'økonomisk|ekonomiskt' },
  { begin: 'tarvitsen|tarviin', filler: 'kipeästi|vähän|kiireesti', end: 'rahaa' },
  { begin: 'auta minua|autaisitko minua', end: 'rahallisesti|taloudellisesti' },
  { begin: 'potrzebuję', filler: 'pilnie|bardzo|trochę', end: 'pieniędzy|kasy|gotówki' },
  { begin: 'pomóż mi|pomóżesz mi|pomóc mi', end: 'finansowo' },
];
