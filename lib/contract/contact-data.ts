/** What a text gives away besides words: a way to be reached outside of the chat. */
export type ContactData = 'email' | 'phone' | 'link' | 'handle';

/**
 * The first kind of contact data in a text, or null. Written for prose in the eleven languages: it sees through
 * spaced digits, "(at)", "punkt" and letters of another width, and lets years, dates, prices, heights, ages and postcodes
 * be what they are. A text without a finding is no promise; it is a rule of the house, not a security boundary.
 */
export function findContactData(text: string): ContactData | null {
  const plain = plainText(text);
  const lower = plain.toLowerCase();
  if (emailSign.test(lower) && emails.some((pattern) => pattern.test(lower))) return 'email';
  if (linkSign.test(plain) && links.some((pattern) => pattern.test(plain))) return 'link';
  if (hasPhone(lower)) return 'phone';
  return hasHandle(lower) ? 'handle' : null;
}

/** The same letters in their plain width, without what nobody sees (joiners, keycap rings). */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\ufe0f\u20e3]/gu, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}

const inBrackets = (words: string) => `[([{<]\\s*(?:${words})\\s*[)\\]}>]`;
const bracketed = (words: string) => `\\s*${inBrackets(words)}\\s*`;

// "at" and "dot" in brackets mean nothing else in any language; bare, they need a known ending behind them.
const bracketedWords = 'at|ät|a|arroba|arobase|chiocciola|snabel-?a|apenstaartje|ät-?merkki|małpa';
const bareWords = 'at|ät|arroba|arobase|chiocciola|snabel-?a|apenstaartje|miukumauku|małpa|kringel';
const at = `(?:\\s*@\\s*|${bracketed(bracketedWords)})`;
const bareAt = `\\s+(?:${bareWords})\\s+`;
const dotWords = 'dot|punkt|punt|punto|point|kropka|piste|prick|punktum';
const dot = `(?:\\s*\\.\\s*|${bracketed(`${dotWords}|\\.`)}|\\s+(?:${dotWords})\\s+)`;
const endings = 'com|net|org|info|eu|de|at|ch|nl|be|fr|it|es|dk|se|fi|no|pl|uk|ie|io|me|us|lu|li';
const mailHouses = 'gmail|googlemail|gmx|hotmail|outlook|icloud|protonmail';
const local = '(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}][\\p{L}\\p{N}._+-]{0,63}';
const endsHere = '(?![\\p{L}\\p{N}])';

/** No address is without one of these: they cost a fraction of the whole patterns, and most texts have none. */
const emailSign = new RegExp(`@|${inBrackets(bracketedWords)}|\\s(?:${bareWords})\\s`, 'u');

const emails = [
  // Letter by letter: a n n a @ …
  /(?<!\p{L})(?:\p{L}\s{1,3}){2,40}@\s*\p{L}/u,
  new RegExp(`${local}@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){0,4}\\.\\p{L}{2,}`, 'u'),
  new RegExp(
    `${local}${at}[\\p{L}\\p{N}-]{1,63}${dot}(?:[\\p{L}\\p{N}-]{1,63}${dot})?(?:${endings})${endsHere}`,
    'u',
  ),
  new RegExp(`${local}${bareAt}[\\p{L}\\p{N}-]{1,63}${dot}(?:${endings})${endsHere}`, 'u'),
  new RegExp(`${local}(?:${at}|${bareAt})(?:${mailHouses})${endsHere}`, 'u'),
];

/** Endings that are also words: only in small letters, for "Hunde.Es" is a sentence whose blank is missing. */
const wordEndings = 'de|at|be|nl|se|no|es|it|me|fi|fr|pl|dk|ch|is|to';
const host = '(?<![\\p{L}\\p{N}.@-])[\\p{L}\\p{N}][\\p{L}\\p{N}-]{1,62}';

/** Likewise no link. */
const linkSign = new RegExp(`\\/\\/|www|\\.\\p{L}{2}|${inBrackets(dotWords)}|\\s(?:${dotWords})\\s`, 'iu');

const links = [
  /https?\s*:\s*\/\/\s*\S/iu,
  /(?<![\p{L}\p{N}])www\s*\.\s*[\p{L}\p{N}]/iu,
  new RegExp(
    `${host}(?:\\.[\\p{L}\\p{N}-]{1,62}){0,4}\\.(?:com|net|org|info|eu|io|app|dating|online|shop|xyz|link)${endsHere}`,
    'iu',
  ),
  new RegExp(`${host}(?:\\.[\\p{L}\\p{N}-]{1,62}){0,4}\\.(?:co\\.uk|${wordEndings})${endsHere}`, 'u'),
  // A path makes a link of any name: t.me/…, wa.me/…, linktr.ee/…
  /(?<![\p{L}\p{N}.@-])[\p{L}\p{N}-]{1,63}\.\p{Ll}{2,6}\/[\p{L}\p{N}@+]/u,
  new RegExp(`${host}${bracketed(dotWords)}(?:${endings})${endsHere}`, 'iu'),
  new RegExp(
    `${host}\\s+(?:dot\\s+(?:com|net|org|info|de|nl|co|eu)|punkt\\s+(?:com|net|de)|punt\\s+(?:com|nl)|point\\s+(?:com|fr)|punto\\s+com|kropka\\s+(?:com|pl)|piste\\s+(?:com|fi)|punktum\\s+(?:com|dk))${endsHere}`,
    'iu',
  ),
];

const currency = '(?:€|\\$|£|eur|euros?|chf|kr|zł|usd|gbp)';

/** Digits that mean something else, taken out before telephone numbers are looked for. */
const harmless = [
  // Dates, and spans of years.
  /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\s?[./-]\s?(?:0?[1-9]|1[0-2])\s?[./-]\s?(?:(?:19|20)\d\d|\d\d)(?![\d]|[./ -]\d)/gu,
  /(?<![\d.])(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/gu,
  /(?<!\d)(?:19|20)\d\d(?:\s*[-–/,]?\s*(?:19|20)\d\d)+(?![-–./ ]?\d)/gu,
  // Times of day.
  /(?<![\d.])(?:[01]?\d|2[0-3])[.:h][0-5]\d(?![\d]|\.\d)/gu,
  // Round numbers and prices.
  /(?<!\d)[1-9]\d{0,2}(?:[.,' ]\d{3}){0,5}[.,' ]000(?!\d)/gu,
  new RegExp(
    `(?<![\\d+])[1-9]\\d{0,2}(?:[.,' ]?\\d{3}){0,5}(?:,\\d\\d|\\.\\d\\d)?\\s?${currency}(?!\\p{L})`,
    'gu',
  ),
  new RegExp(`${currency}\\s?[1-9]\\d{0,2}(?:[.,' ]?\\d{3}){0,5}(?:[.,]\\d\\d)?(?!\\d)`, 'gu'),
  // Heights, weights, ages and postcodes of nine digits.
  /(?<!\d)\d{1,3}(?:[.,]\d{1,2})?(?:\s?[-–/]\s?\d{1,3}(?:[.,]\d{1,2})?)?\s?(?:cm|kg|m|km|%|jahre|years|ans|jaar|år|lat|anni|años|v)(?!\p{L})/gu,
  /(?<!\d)\d{5}-\d{4}(?!\d)/gu,
];

const numbers = /(?:\+|\b00)?[([]?\d(?:[\s()[\]./·_~*|–-]{0,3}\d){6,}/gu;
/** Digits one by one with commas between them; nobody writes a list like that but to hide a number. */
const commaNumber = /(?<!\d)(?:\+\s?\d|0)(?:\s?,\s?\d){7,}(?!\d)/u;
/** Digits in words, one after the other, in any of the languages. */
const digitWords =
  'null|nul|noll|nolla|zero|zéro|cero|eins|one|een|un|uno|en|ett|jeden|yksi|zwei|two|twee|deux|dos|due|två|to|dwa|kaksi|drei|three|drie|trois|tres|tre|trzy|kolme|vier|four|quatre|cuatro|quattro|fyra|fire|cztery|neljä|fünf|five|vijf|cinq|cinco|cinque|fem|pięć|viisi|sechs|six|zes|seis|sei|sex|seks|sześć|kuusi|sieben|seven|zeven|sept|siete|sette|sju|syv|siedem|seitsemän|acht|eight|huit|ocho|otto|åtta|otte|åtte|osiem|kahdeksan|neun|nine|negen|neuf|nueve|nove|nio|ni|dziewięć|yhdeksän';
const spokenNumber = new RegExp(`(?<!\\p{L})(?:(?:${digitWords})(?!\\p{L})[\\s,./-]*){8,}`, 'u');
/** A number of seven digits is one to call only when it looks like one; from eight on there is little else. */
const certain = 8;

function hasPhone(text: string): boolean {
  const rest = harmless.reduce((left, pattern) => left.replace(pattern, ' # '), text);
  if (commaNumber.test(rest) || spokenNumber.test(rest)) return true;
  return [...rest.matchAll(numbers)].some(([found]) => {
    const digits = found.replace(/\D/g, '');
    return digits.length >= certain || /^[+([]*0|^\+/.test(found);
  });
}

const platforms =
  'instagram|insta|ig|whats\\s?app|wa|telegram|tg|snapchat|snap|signal|facebook|fb|kik|tik\\s?tok|discord|skype|threema|viber|wechat|onlyfans|twitter';
const named = '(?:[ -]?(?:name|nick|user|username|id|account|konto|profil|profile))?';
const wordsBetween =
  '(?:is|ist|is:|est|es|è|er|är|on|to|under|unter|als|as|onder|me|mich|mir|heiße|ich|bin|i am|i’m)';
const handle = '[a-z0-9][a-z0-9._#-]{2,}';

const atHandle = /(?<![\p{L}\p{N}._-])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,}/u;
const givenHandle = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${platforms})${named}\\s*(?:[:=>»→]|->|=>)+\\s*@?(${handle})`,
  'gu',
);
const looseHandle = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${platforms})${named}\\s*[,(-]?\\s*(?:${wordsBetween}\\s+){0,2}@?(${handle})`,
  'gu',
);
/** After a colon these are answers, not names. */
const answers = new Set([
  'nein',
  'nee',
  'nej',
  'nei',
  'non',
  'nie',
  'not',
  'keine',
  'kein',
  'none',
  'yes',
  'oui',
  'tak',
]);

function hasHandle(text: string): boolean {
  if (atHandle.test(text)) return true;
  if ([...text.matchAll(givenHandle)].some(([, name = '']) => !answers.has(name))) return true;
  // Without a colon a name is told from the next word by what no word has in it.
  return [...text.matchAll(looseHandle)].some(
    ([, name = '']) => /[a-z]/.test(name) && /\d|_|[a-z]\.[a-z]/.test(name),
  );
}
