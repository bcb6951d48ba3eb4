const begins = '(?<![\\p{L}\\p{N}])';
const ends = '(?![\\p{L}\\p{N}])';
/** Up to that many words between two that belong together. */
const gap = (words: number) => `(?:[\\s,:-]+[^\\s]+){0,${words}}[\\s,:-]+`;

const amount =
  '(?:\\d[\\d.,]*\\s?(?:€|\\$|£|euro\\p{L}*|eur|chf|franken|dollars?|dollar|pounds?|pund|kr|kroner|kronor|zł|złotych|usd|gbp)|(?:€|\\$|£)\\s?\\d[\\d.,]*)';

/** What is asked for, in each language; any sum counts as well. */
type Words = { sending: string; me: string; money: string };

/**
 * The verbs of asking, the one who is to get it and the money, in the order in which the language puts them: "send me
 * some money", "kannst du mir 200 € leihen". All three have to be there.
 */
const requests: Words[] = [
  {
    sending: 'send|lend|loan|wire|transfer|give|borrow|paypal|venmo',
    me: 'me|us|to me|my account',
    money: 'money|cash|funds|a loan',
  },
  {
    sending:
      'schick\\p{L}*|send\\p{L}*|leih\\p{L}*|borg\\p{L}*|überweis\\p{L}*|gib|gebe?n|zahl\\p{L}*|bezahl\\p{L}*|pump\\p{L}*|ausleihen|zu leihen',
    me: 'mir|uns|an mich|mein konto',
    money: 'geld|kohle|bargeld|einen kredit|ein darlehen',
  },
  {
    sending: 'stuur\\p{L}*|sturen|leen|lenen|uitlenen|overmaken|maak|geef|geven|betaal|betalen|voorschieten',
    me: 'me|mij|ons|aan mij|mijn rekening',
    money: 'geld|contant|een lening',
  },
  {
    sending:
      'envoie\\p{L}*|envoyer|prête\\p{L}*|prêter|vire|virer|donne\\p{L}*|donner|avance\\p{L}*|avancer|paie|payer',
    me: "me|m'|moi|nous|mon compte",
    money: "argent|de l'argent|d'argent|du fric|un prêt",
  },
  {
    sending:
      'envía\\p{L}*|envia\\p{L}*|enviar\\p{L}*|manda\\p{L}*|mandar\\p{L}*|presta\\p{L}*|prestar\\p{L}*|présta\\p{L}*|mánda\\p{L}*|transfier\\p{L}*|transferir\\p{L}*|dame|deja\\p{L}*',
    me: 'me|nos|mi cuenta',
    money: 'dinero|plata|un préstamo|efectivo',
  },
  {
    sending:
      'invia\\p{L}*|inviar\\p{L}*|manda\\p{L}*|mandar\\p{L}*|presta\\p{L}*|prestar\\p{L}*|bonifico|versa\\p{L}*|dammi|darmi',
    me: 'mi|ci|mio conto',
    money: 'soldi|denaro|contanti|un prestito',
  },
  {
    sending:
      'send\\p{L}*|lån\\p{L}*|overfør\\p{L}*|giv\\p{L}*|betal\\p{L}*|gi|skick\\p{L}*|skicka|låna|överför\\p{L}*|ge|swish\\p{L}*|vipps\\p{L}*',
    me: 'mig|meg|mej|os|oss|til mig|til meg|till mig|min konto|mitt konto|kontoen min',
    money: 'penge|pengene|penger|pengar|kontanter|et lån|ett lån|cash',
  },
  {
    sending:
      'lähet\\p{L}*|lainaa\\p{L}*|lainata\\p{L}*|lainaisit\\p{L}*|siirrä\\p{L}*|siirtää|siirtäisit\\p{L}*|anna|antaa|maksa\\p{L}*|maksaisit\\p{L}*',
    me: 'minulle|mulle|meille|tililleni',
    money: 'rahaa|rahat|raha|lainan|käteistä',
  },
  {
    sending:
      'wyśl\\p{L}*|prześl\\p{L}*|przelej\\p{L}*|przelać|pożycz\\p{L}*|pożyczyć|daj\\p{L}*|przelew\\p{L}*|zapłać\\p{L}*|wysłać|przesłać',
    me: 'mi|mnie|nam|moje konto',
    money: 'pieniądze|pieniędzy|kasę|kasy|gotówkę|pożyczkę',
  },
];

/** Spanish and Italian hang the one who gets it onto the verb. */
const joined =
  '(?:envía|envia|manda|mánda|presta|présta|enviar|mandar|prestar|inviar|invia|prestar|pr[ée]sta)(?:me|nos|mi|ci)';
const joinedMoney = 'dinero|plata|un préstamo|soldi|denaro|contanti|un prestito';

/** Ways to be paid that leave no trace, asked for with a verb of buying or sending. */
const vouchers =
  'gift\\s?cards?|steam\\s?cards?|gutscheinkarten?|gutscheincodes?|geschenkkarten?|cadeaukaart\\p{L}*|cadeaubon\\p{L}*|carte\\p{L}* cadeau\\p{L}*|tarjetas? (?:de )?regalo|carte? regalo|gavekort|presentkort|lahjakort\\p{L}*|kart[ęay] podarunkow[ąey]|paysafe\\s?card\\p{L}*|paysafe|google play\\S*|itunes\\S*|western union|moneygram|bitcoins?|usdt|krypto\\p{L}*|crypto\\p{L}*|bitcoineja|kryptovaluut\\p{L}*';
const getting =
  'buy|send|get|pay|invest\\p{L}*|deposit|kauf\\p{L}*|schick\\p{L}*|send\\p{L}*|zahl\\p{L}*|einzahl\\p{L}*|investier\\p{L}*|koop|kopen|stuur\\p{L}*|sturen|investeer\\p{L}*|investeren|achète\\p{L}*|acheter|envoie\\p{L}*|envoyer|investir|investis\\p{L}*|compra\\p{L}*|comprar\\p{L}*|envía\\p{L}*|enviar\\p{L}*|invertir|invierte\\p{L}*|inviar\\p{L}*|invia\\p{L}*|investire|køb\\p{L}*|kjøp\\p{L}*|köp\\p{L}*|skick\\p{L}*|osta\\p{L}*|lähet\\p{L}*|sijoita\\p{L}*|kup|kupić|kupisz|kupiłbyś|wyśl\\p{L}*|prześl\\p{L}*|zainwestuj\\p{L}*|zainwestować';
const forMe =
  "for me|to me|me|with me|your|für mich|mir|bei mir|voor mij|voor me|me|aan mij|pour moi|moi|m'|para mí|me|per me|mi|til mig|til meg|til meg|till mig|åt mig|för mig|mig|meg|minulle|mulle|dla mnie|mi|mnie|through|über|via|przez";

/** Sentences that say it with other words. */
const sayings = [
  'i need (?:some |your |a little )?(?:money|cash|financial help)',
  'help me (?:out )?(?:with money|financially|pay)',
  'pay (?:for )?my (?:rent|bills?|ticket|flight|visa|hospital|phone|fees?)',
  'ich brauche (?:dringend |unbedingt |sofort |etwas |ein bisschen |dein )*(?:geld|kohle)',
  'hilf mir (?:bitte )?(?:finanziell|mit geld)',
  '(?:finanziell helfen|finanziell unterstützen)',
  'meine (?:miete|rechnung|flugtickets?|krankenhausrechnung|gebühren) (?:zu )?(?:be)?zahl\\p{L}*',
  'ik heb (?:dringend |echt |wat )*geld nodig',
  '(?:financieel helpen|help me financieel)',
  "j'ai (?:vraiment |urgemment )?besoin d'(?:argent|une aide financière)",
  '(?:aide|aider)(?:-moi|z-moi)? financièrement',
  'necesito (?:urgentemente |algo de |un poco de )?dinero',
  'ayúda(?:me)? (?:económicamente|con dinero)',
  'ho (?:urgente )?bisogno di (?:soldi|denaro)',
  'aiutar?mi (?:economicamente|con i soldi)',
  '(?:jeg|jag) (?:har brug for|trenger|behöver|mangler) (?:virkelig |akut |verkligen |litt |lite |noen |nogle )*(?:penge|penger|pengar)',
  'hjælp(?:e)? mig økonomisk|hjelp(?:e)? meg økonomisk|hjälp(?:a)? mig ekonomiskt',
  '(?:tarvitsen|tarviin) (?:kipeästi |vähän |kiireesti )*rahaa',
  'auta(?:isitko)? minua (?:rahallisesti|taloudellisesti)',
  'potrzebuję (?:pilnie |bardzo |trochę )*(?:pieniędzy|kasy|gotówki)',
  'pomóż(?:esz)? mi finansowo|pomóc mi finansowo',
];

const all = (...parts: string[]) => new RegExp(`${begins}${parts.join('')}${ends}`, 'u');

/** A sentence that matches one of them asks for money. */
export const moneyPatterns: RegExp[] = [
  ...requests.flatMap(({ sending, me, money }) => {
    const wanted = `(?:${money}|${amount})`;
    return [
      all(`(?:${sending})`, gap(1), `(?:${me})`, gap(4), wanted),
      all(`(?:${sending})`, gap(3), wanted, gap(2), `(?:${me})`),
      all(`(?:${me})[\\s,]*`, `(?:[^\\s]+\\s+){0,4}`, wanted, gap(3), `(?:${sending})`),
      all(`(?:${me})\\s?`, `(?:[^\\s]+\\s+){0,2}`, `(?:${sending})`, gap(3), wanted),
      all(`${wanted}`, gap(3), `(?:${me})`, gap(1), `(?:${sending})`),
    ];
  }),
  all(`(?:${joined})`, gap(3), `(?:${joinedMoney}|${amount})`),
  all(`(?:${getting})`, gap(4), `(?:${forMe})`, gap(4), `(?:${vouchers})`),
  all(`(?:${getting})`, gap(4), `(?:${vouchers})`, gap(3), `(?:${forMe})`),
  all(`(?:${joined})`, gap(4), `(?:${vouchers})`),
  all(`(?:${forMe})\\s`, `(?:[^\\s]+\\s+){0,4}`, `(?:${vouchers})`, gap(2), `(?:${getting})`),
  ...sayings.map((each) => all(`(?:${each})`)),
];
