/**
 * Number words of the languages, with the number of digits of each. Tens joined with a unit ("vierundzwanzig",
 * "tjugofyra", "ventiquattro") are composed here.
 */
type Counting = {
  units: string;
  /** From ten to nineteen. */
  teens: string;
  tens: string;
  /** Joins a ten and a unit, in languages that write them as one word. */
  join?: (ten: string, unit: string) => string;
};

const countings: Counting[] = [
  {
    units: 'null eins zwei drei vier fünf sechs sieben acht neun zwo ein',
    teens: 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
    join: (ten, unit) => `${unit}und${ten}`,
  },
  {
    units: 'zero one two three four five six seven eight nine oh',
    teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  },
  {
    units: 'nul een één twee drie vier vijf zes zeven acht negen',
    teens: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    join: (ten, unit) => `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${ten}`,
  },
  {
    units: 'zéro un deux trois quatre cinq six sept huit neuf',
    teens: 'dix onze douze treize quatorze quinze seize',
    tens: 'vingt vingts trente quarante cinquante soixante septante octante huitante nonante',
  },
  {
    units: 'cero uno una dos tres cuatro cinco seis siete ocho nueve',
    teens: 'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
  },
  {
    units: 'zero uno due tre quattro cinque sei sette otto nove',
    teens: 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    join: (ten, unit) => `${unit === 'uno' || unit === 'otto' ? ten.slice(0, -1) : ten}${unit}`,
  },
  {
    units: 'nul en et to tre fire fem seks syv otte ni',
    teens: 'ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
    join: (ten, unit) => `${unit}og${ten}`,
  },
  {
    units: 'null en ein ett to tre fire fem seks sju syv åtte ni',
    teens: 'ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tjue tretti førti femti seksti sytti åtti nitti',
    join: (ten, unit) => `${ten}${unit}`,
  },
  {
    units: 'noll nolla en ett två tre fyra fem sex sju åtta nio',
    teens: 'tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    join: (ten, unit) => `${ten}${unit}`,
  },
  {
    units: 'nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän',
    teens:
      'kymmenen yksitoista kaksitoista kolmetoista neljätoista viisitoista kuusitoista seitsemäntoista kahdeksantoista yhdeksäntoista',
    tens: 'kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä kuusikymmentä seitsemänkymmentä kahdeksankymmentä yhdeksänkymmentä',
    join: (ten, unit) => `${ten}${unit}`,
  },
  {
    units: 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć',
    teens:
      'dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
    tens: 'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
  },
];

/** Ambiguous words: digits only among other number words. */
const ambiguous = new Set(
  'en et un uno una ein een to no ni nio ti tio six sex sei sept neuf nove dix once due tre tres fire fem sette one oh null acht elf'.split(
    ' ',
  ),
);

/** Words between a ten and its unit, or before a repeated digit. */
const between = new Set('und and et y i og och ja double doppel dobbel dubbel doble doppio'.split(' '));

/** Words between two parts of a number in digits. */
export const joinsDigits: ReadonlySet<string> = new Set([
  ...between,
  ...'a e i o u oder or ou of eller lub tai en plus minus dann then dan puis luego poi potem så sedan sitten danach daarna derefter deretter mal ok strich bindestrich dash hyphen tiret guion trattino leer leerzeichen space punkt punt point punto dot slash x'.split(
    ' ',
  ),
]);

type Spoken = { digits: number; isTen: boolean; isSure: boolean };

let known: Map<string, Spoken> | null = null;

/** The digits of a lower-case word; undefined for other words. */
export function spokenNumber(word: string): Spoken | undefined {
  known ??= collect();
  return known.get(word);
}

export const joinsNumbers = (word: string): boolean => between.has(word);

/** The longest number word. */
const maxWordLength = 24;
/** "titititi" and "ohohohoh" are laughter. */
const minDifferent = 3;

/** Whether a word starts with at least this many spelled digits: "nulleinssieben…". */
export function saysDigits(word: string, min: number): boolean {
  const readings = new Set<string>();
  let digits = 0;
  for (let at = 0; digits < min;) {
    let end = Math.min(at + maxWordLength, word.length);
    while (end > at && !spokenNumber(word.slice(at, end))) end -= 1;
    if (end === at) return false;
    digits += spokenNumber(word.slice(at, end))?.digits ?? 0;
    readings.add(word.slice(at, end));
    at = end;
  }
  return readings.size >= minDifferent;
}

function collect(): Map<string, Spoken> {
  const all = new Map<string, Spoken>();
  const add = (word: string, digits: number, isTen: boolean) => {
    if (!all.has(word)) all.set(word, { digits, isTen, isSure: !ambiguous.has(word) });
  };
  for (const { units, teens, tens, join } of countings) {
    for (const unit of units.split(' ')) add(unit, 1, false);
    for (const teen of teens.split(' ')) add(teen, 2, false);
    for (const ten of tens.split(' ')) {
      add(ten, 2, true);
      if (join) for (const unit of units.split(' ')) add(join(ten, unit), 2, false);
    }
  }
  return all;
}
