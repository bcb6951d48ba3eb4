import fc from 'fast-check';
import { findContactData, type ContactData } from './contact-data.ts';

const found: [text: string, kind: ContactData][] = [
  ['Schreib mir: anna@example.org', 'email'],
  ['anna.klein+date@mail.example.co.uk', 'email'],
  ['anna (at) example (dot) org', 'email'],
  ['anna[at]example.de', 'email'],
  ['anna at gmail dot com', 'email'],
  ['anna at gmail', 'email'],
  ['anna ät gmx punkt de', 'email'],
  ['marie arobase orange point fr', 'email'],
  ['lucia arroba hotmail punto com', 'email'],
  ['giulia chiocciola libero punto it', 'email'],
  ['kasia małpa onet kropka pl', 'email'],
  ['liisa miukumauku suomi24 piste fi', 'email'],
  ['anna @ example . org', 'email'],
  ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'email'],
  ['an\u200bna@exam\u00adple.org', 'email'],
  ['0176 12345678', 'phone'],
  ['0 1 7 6 1 2 3 4 5 6 7 8', 'phone'],
  ['+49 176 123 456 78', 'phone'],
  ['0049-176-12345678', 'phone'],
  ['Ruf an: (030) 123 45 67', 'phone'],
  ['06.12.34.56.78', 'phone'],
  ['06 12 34 56 78, le soir', 'phone'],
  ['06-12345678', 'phone'],
  ['ring mig 070-123 45 67', 'phone'],
  ['22 33 44 55', 'phone'],
  ['tel. 612 345 678', 'phone'],
  ['040/1234567', 'phone'],
  ['0.1.7.6.1.2.3.4.5.6.7', 'phone'],
  ['0,1,7,6,1,2,3,4,5,6', 'phone'],
  ['0176_1234_5678', 'phone'],
  ['０１７６１２３４５６７８', 'phone'],
  ['0️⃣1️⃣7️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣', 'phone'],
  ['٠١٧٦١٢٣٤٥٦٧', 'phone'],
  ['WhatsApp 0176 1234567', 'phone'],
  ['null eins sieben sechs eins zwei drei vier', 'phone'],
  ['zero one seven six, two three four five', 'phone'],
  ['nolla neljä nolla yksi kaksi kolme neljä viisi', 'phone'],
  ['a n n a @ g m a i l', 'email'],
  ['https://example.org/anna', 'link'],
  ['hTTp : // example', 'link'],
  ['www.anna-klein.example', 'link'],
  ['schau auf anna-klein.de', 'link'],
  ['meineseite.com', 'link'],
  ['MeineSeite.COM', 'link'],
  ['t.me/anna_klein', 'link'],
  ['wa.me/49176', 'link'],
  ['linktr.ee/anna', 'link'],
  ['anna-klein (punkt) de', 'link'],
  ['annaklein dot com', 'link'],
  ['annaklein punkt de', 'link'],
  ['annaklein kropka pl', 'link'],
  ['foo.co.uk', 'link'],
  ['@anna_klein', 'handle'],
  ['Du findest mich unter @annaklein', 'handle'],
  ['Insta: annaklein', 'handle'],
  ['instagram = anna.k', 'handle'],
  ['IG: anna_k92', 'handle'],
  ['snap anna_k92', 'handle'],
  ['Snapchat name: annaklein', 'handle'],
  ['Telegram @anna', 'handle'],
  ['telegram ist anna92', 'handle'],
  ['auf Instagram bin ich anna.klein', 'handle'],
  ['Whatsapp -> annak', 'handle'],
  ['tik tok: annadances', 'handle'],
  ['discord anna#1234 oder anna_1234', 'handle'],
  ['ｉｎｓｔａ： ａｎｎａｋ', 'handle'],
  // Numbers in words of each language, in pairs and mixed with digits.
  ['null sechs zwölf vierunddreißig sechsundfünfzig', 'phone'],
  ['oh seven seven double zero nine one two three', 'phone'],
  ['nul zes twaalf vierendertig zesenvijftig achtenzeventig', 'phone'],
  ['zéro six douze trente-quatre cinquante-six soixante-dix-huit', 'phone'],
  ['seis uno dos tres cuatro cinco seis siete ocho', 'phone'],
  ['tre tre nove, uno due tre quattro cinque sei', 'phone'],
  ['tyve tredive fireogtyve femogtredive seksoghalvtreds', 'phone'],
  ['ni åtte sju seks fem fire tre to', 'phone'],
  ['noll sju noll tjugotre fyrtiofem sextiosju', 'phone'],
  ['nolla viisi nolla kaksikymmentäneljä kolmekymmentäviisi kuusi', 'phone'],
  ['pięć zero jeden dwa trzy cztery pięć sześć siedem', 'phone'],
  ['0176 eins zwei drei 45 67', 'phone'],
  ['meine Nummer: null 1 sieben 6 eins2345', 'phone'],
  // Other digits, and letters for digits.
  ['⓪①⑦⑥①②③④⑤⑥', 'phone'],
  ['⁰¹⁷⁶ ¹²³⁴⁵⁶', 'phone'],
  ['०१७६१२३४५६', 'phone'],
  ['𝟎𝟏𝟕𝟔𝟏𝟐𝟑𝟒𝟓𝟔', 'phone'],
  ['⓿❶❼❻❶❷❸❹❺', 'phone'],
  ['⑴⑵⑶⑷⑸⑹⑺⑻', 'phone'],
  ['O176 l234567', 'phone'],
  ['0176 🙂 123 🙂 456', 'phone'],
  // Messengers in pieces or in other letters.
  ['mein w h a t s a p p', 'handle'],
  ['W.h.a.t.s.A.p.p', 'handle'],
  ['such mich auf i-n-s-t-a-g-r-a-m', 'handle'],
  ['t e l e g r a m ?', 'handle'],
  ['wha ts app ruf an', 'handle'],
  ['wh4tsapp', 'handle'],
  ['1nstagram', 'handle'],
  ['whаtsарр', 'handle'],
  ['anna_k92 auf Insta', 'handle'],
  ['insta gram: annak', 'handle'],
  // Addresses that are pulled apart.
  ['evil . example / x', 'link'],
  ['evil .example/x', 'link'],
  ['evil(.)example/x', 'link'],
  ['evil dot example slash x', 'link'],
  ['annaklein . com', 'link'],
  ['annaklein. com', 'link'],
  ['anna gmail punkt com', 'email'],
  ['anna gmail com', 'email'],
  ['anna (@) example.org', 'email'],
];

const harmless = [
  '',
  'Ich mag Hunde und lange Spaziergänge am Rhein.',
  'Ich bin 1,78 m groß und 75 kg schwer.',
  '178 cm, 75 kg, 34 Jahre',
  'Jahrgang 1985, seit 2019 geschieden',
  'Von 2010-2015 war ich in Wien, 2016 2017 2018 in Rom.',
  'Seit dem 17.05.1991 auf der Welt',
  'Treffen am 12.11.2026 um 19:30 Uhr?',
  'Geöffnet 18.30-22.00 Uhr',
  '2026-11-21',
  'between 12/11/2024 and 14/11/2024',
  '50667 Köln',
  '1012 AB Amsterdam',
  '00-950 Warszawa',
  'Beverly Hills 90210-1234',
  'Ich suche jemanden zwischen 30 und 45.',
  'Meine Kinder sind 7, 9 und 12.',
  'Das kostet 1.500 € im Monat',
  'Mein Haus für 1.250.000 Euro',
  'One in 1,000,000',
  '100 000 Schritte',
  '10.000 km mit dem Rad',
  '90-60-90',
  'Kl. 7/8, Note 1-2',
  '24/7 gut gelaunt',
  'Ich habe kein Instagram.',
  'Instagram: nein',
  'WhatsApp finde ich anstrengend.',
  "I don't have Snapchat or Telegram",
  'Instagram is not for me',
  'Ich mag Hunde.Es regnet.',
  'gern.Am liebsten abends',
  'Ich lache gern.Und viel',
  'I work at a school in Cork',
  'Look at this. Come on.',
  'At this point it is fine, from that point no return',
  'el punto es que me gusta',
  'op een gegeven punt de weg kwijt',
  'Der Punkt ist: ich koche gern',
  'z.B. Wandern, u.a. in den Alpen, d.h. oft',
  'Wandern und/oder Radfahren',
  'usw. usf. etc.',
  'Minä olen 35-vuotias ja asun Tampereella',
  'Mam 34 lata i 172 cm wzrostu',
  "J'ai 42 ans et deux enfants",
  'Ho 38 anni, 1,65 m',
  'Jag är 41 år och 168 cm lång',
  '3 x 3 = 9',
  'Ein Abend zu 2 @ home',
  'Mo-Fr 9-17, Sa 10-14',
  'Signal setzen, Snap!',
  '5 Sterne, 100 % ehrlich',
  'Anna-Lena',
  'Dr. Who',
  'un dos tres',
  'Eins, zwei, drei, vier, fünf',
  'Ich wohne in 10115 Berlin und arbeite in 14467 Potsdam',
  'Konfektion 36/38, Schuh 39',
  'Montag - Freitag 8.00 - 16.30',
  'J.R.R. Tolkien',
  'St. Pauli',
];

test.each(found)('%s is %s', (text, kind) => {
  expect(findContactData(text)).toBe(kind);
});

test.each(harmless)('"%s" is fine', (text) => {
  expect(findContactData(text)).toBeNull();
});

/** What people write of themselves and to one another, with numbers, dots, slashes and names of networks in it. */
const ordinary = {
  da: [
    'Jeg har boet her siden 2015, først i Aarhus og så i Odense. Vi er to voksne, tre børn og en hund.',
    'Skal vi ses kl. 18.30 på torsdag? Jeg tager 2 flasker vin med.',
    'Jeg er fem år ældre end min søster, og hun er ni år ældre end vores bror.',
    'Facebook og Instagram siger mig ikke noget . og/eller måske lidt',
  ],
  de: [
    'Ich habe zwei Kinder, drei Katzen und einen Garten mit vier Apfelbäumen.',
    'Am 3.4. um acht? Oder am 05.04.2026 um 20 Uhr, ich bringe fünf Freunde mit.',
    'Wir waren zu acht unterwegs, neun Tage, zehn Städte, elf Museen.',
    'Mein Haus ist von 1912, renoviert 1998 und 2019, 140 m, 3 Zimmer, 850 € warm.',
    'Filme . und/oder Serien, am liebsten abends. Instagram habe ich seit 2019 nicht mehr.',
    'Ich bin 1,80 m, 78 kg, 45 Jahre, 2 Söhne (12 und 15), seit 7 Jahren allein.',
  ],
  en: [
    'I have two dogs, one cat and three or four plants that are still alive.',
    'Look at this. It is what I like. No kidding. Me too. To be honest, at home. It happens.',
    'We met at a bar at 8. Is it OK at nine or ten? Six or seven of us will come.',
    'I was on Instagram from 2015 to 2019, then I left. Signal is fine but slow.',
    'He/she, and/or, 24/7, 50/50. One two three, here we go!',
  ],
  es: [
    'Tengo dos hijos de siete y nueve años, y uno de quince. No es fácil.',
    'Nos vemos a las 19:30 en el centro. Sí o no. Es que soy de Madrid.',
    'Uno de mis tres hermanos vive en Londres desde 2011, el otro en Roma desde 2016.',
  ],
  fi: [
    'Minulla on kaksi lasta, kolme kissaa ja yksi koira. Muutin Turkuun 2014.',
    'Nähdäänkö lauantaina klo 18.30? Meitä on neljä tai viisi.',
    'Olen 178 cm pitkä, 35-vuotias ja/tai vähän hassu.',
  ],
  fr: [
    'J’ai un fils de six ans, une fille de neuf ans et deux chats. Le neuf est à moi.',
    'On se voit le 12 à 19h30 ? Il fait entre soixante-dix-huit et quatre-vingt-dix-huit kilos, dit-il.',
    'De 2008 à 2012 j’ai vécu à Lyon, puis à Nice. Est-ce loin ? Un peu.',
  ],
  it: [
    'Sei di Roma? Ho due figli, uno di sei e uno di nove anni. È una gioia.',
    'Ci vediamo alle 20.30? Siamo in tre o quattro. Sì o no?',
    'Dal 2010 al 2015 ho vissuto a Torino, poi a Bari.',
  ],
  nb: [
    'Jeg har to barn på seks og ni, en hund og tre høner. Det er aldri stille.',
    'Skal vi møtes kl. 18.30? Vi er fire eller fem, kanskje ti.',
    'Bodde i Bergen fra 2008 til 2013, i Oslo siden. No er det nok.',
  ],
  nl: [
    'Ik heb een zoon van zes en een dochter van negen. Een hond ook, een oude.',
    'Op dat punt. Net als ik. Zullen we om 19.30 uur afspreken, met z’n vieren of vijven?',
    'Van 2009 tot 2014 in Gent, daarna in Utrecht. Eén, twee, drie en weg.',
  ],
  pl: [
    'Mam dwa koty, trzy rowery i jeden plan: spędzić siedem dni nad morzem.',
    'Spotkajmy się o 18:30, będzie nas pięć albo sześć osób. To do jutra i/lub pojutrza.',
    'Od 2010 do 2015 mieszkałam w Łodzi, potem w Gdyni.',
  ],
  sv: [
    'Jag har två barn, sex och nio år, en katt och tio höns. Det är sju mil till stan.',
    'Ska vi ses kl. 18.30? Vi är fyra eller fem. Se till att komma.',
    'Bodde i Lund 2008-2012, sedan i Malmö. En av två är alltid hemma.',
  ],
};

test.each(Object.entries(ordinary).flatMap(([locale, texts]) => texts.map((text) => [locale, text])))(
  '%s: "%s" is fine',
  (_locale, text) => {
    expect(findContactData(text ?? '')).toBeNull();
  },
);

test('a number is found wherever it stands in a text of harmless ones', () => {
  fc.assert(
    fc.property(fc.subarray(harmless), fc.subarray(harmless), (before, after) => {
      expect(findContactData([...before, '0176 / 123 45 678', ...after].join('\n'))).not.toBeNull();
    }),
  );
});

test('a long text is judged in no time, whatever it is made of', () => {
  const worst = [
    '0 ',
    'a.',
    'ab.',
    'a-',
    'a@',
    '1.',
    '(at) ',
    ' at ',
    'a ',
    'un ',
    'insta ',
    'www ',
    '1 000 ',
  ].map((part) => part.repeat(Math.ceil(2000 / part.length)));
  // The best of some attempts, since a busy machine is none of the text's doing.
  const times = worst.map((text) => {
    const attempts = Array.from({ length: 15 }, () => {
      const start = performance.now();
      findContactData(text);
      return performance.now() - start;
    });
    return Math.min(...attempts);
  });
  expect(Math.max(...times)).toBeLessThan(50);
});
