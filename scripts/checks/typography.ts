import { languageRules } from './language-rules.ts';
import { excerptAt, isOfScreens, formatLocation, type ReadText } from './read-text.ts';

type Rule = { description: string; wrong: RegExp };

const everywhere: Rule[] = [
  { description: 'a straight quotation mark', wrong: /"/ },
  { description: 'a straight apostrophe', wrong: /[\p{L}\p{N}]\\?'[\p{L}\p{N}]|[\p{L}]\\?'(?=\s|$)/u },
  { description: 'three dots for …', wrong: /\.\.\./ },
  { description: 'two spaces', wrong: /\S[ \u00a0]{2,}\S/ },
  { description: 'a hyphen for a dash', wrong: /[\p{L}\p{N},;] - [\p{L}\p{N}]/u },
  {
    description: 'a space before a comma or full stop',
    wrong: /[\p{L}\p{N})][ \u00a0\u202f][,.](?!\p{N}|\p{L})/u,
  },
];

/** In French no line may start with one of these marks or end with an opening one. */
const french: Rule[] = [
  {
    description: 'no narrow space (U+202F) before ? ! ; »',
    wrong: /[^\u202f\s?!.…([«][?!;»]|[ \u00a0][?!;»]/u,
  },
  {
    description: 'no narrow space (U+202F) before a colon',
    wrong: /[^\u202f\s]:(?=\s|$)|[ \u00a0]:(?=\s|$)/u,
  },
  { description: 'no narrow space (U+202F) after «', wrong: /«(?!\u202f)/ },
];

const frenchUnit: Rule = {
  description: 'a space that may break (not U+00A0) between a number and its unit',
  wrong:
    /\p{N} (?:ans?|jours?|semaines?|mois|heures?|minutes?|secondes?|km|Mo|euros?|crédits?|caractères?)(?!\p{L})/u,
};
/** SMS lacks U+00A0, and mandates use the wording of the banks. */
const mayBreak = /^messages\/fr:payments\.(?:mandate|sms)$/;

/** A title or button must not break after the hyphen of “veux-tu”, which U+2060 prevents. */
const frenchTitle: Rule = {
  description: 'a hyphen that a line may end with (no U+2060 after it)',
  wrong: /(?<!rendez)(?<=\p{L})-(?:je|tu|il|elle|on|nous|vous|ils|elles|moi|toi|le|la|les|en|y)(?!\p{L})/u,
};

/** A single letter must not end a line: U+2060 has no width and does not affect searching. */
const singleLetter: Rule = {
  description: 'an e- that a line may end with (no U+2060 after it)',
  wrong: /(?<!\p{L})e-(?:mail|post)/iu,
};

/** Screen texts, except those for search engines and other apps. */
const isOnScreen = ({ file, key = '' }: ReadText) =>
  isOfScreens({ file, key }) && !/(?:^|\.)(?:meta\w+|shareText)$/.test(key);

function getRules(locale: string): Rule[] {
  const { quotes, beforePercent } = languageRules(locale);
  const foreign = '„“”«»‚‘'
    .split('')
    .filter((mark) => !quotes.includes(mark))
    .join('');
  const percent = beforePercent ? `(?:[^${beforePercent}])%` : String.raw`\s%`;
  return [
    ...everywhere,
    ...(foreign
      ? [{ description: 'a quotation mark of another language', wrong: new RegExp(`[${foreign}]`) }]
      : []),
    { description: 'a per cent sign with the wrong space before it', wrong: new RegExp(percent) },
    ...(locale === 'fr' ? french : []),
  ];
}

/** Finds typographic mistakes in a language's texts. */
export function findTypographicSlips(locale: string, texts: readonly ReadText[]): string[] {
  const rules = getRules(locale);
  return texts.flatMap((each) => {
    const read = asRead(each.text);
    return [...rules, ...getLineRules(locale, each, read)].flatMap(({ description, wrong }) => {
      const found = wrong.exec(read);
      return found
        ? [`${formatLocation(each)} has ${description}: ${excerptAt(read, found.index, 12, 14)}`]
        : [];
    });
  });
}

/** The line break rules for the kind of text. */
function getLineRules(locale: string, text: ReadText, read: string): Rule[] {
  if (['da', 'nb', 'sv'].includes(locale)) return isOnScreen(text) ? [singleLetter] : [];
  if (locale !== 'fr') return [];
  return [
    ...(mayBreak.test(formatLocation(text)) ? [] : [frenchUnit]),
    ...(isOnScreen(text) && read.length <= 60 ? [frenchTitle] : []),
  ];
}

/** A text with a number for each placeholder, without link URLs and ICU syntax. */
function asRead(text: string): string {
  return text
    .replaceAll(/\]\([^)\s]*\)/g, '')
    .replaceAll(/https?:\S+|mailto:\S+/g, '')
    .replaceAll(/ *(?:=\d+|\b(?:zero|one|two|few|many|other)) \{/g, '\n')
    .replaceAll(/\{[a-zA-Z_]+(?:, number(?:, [^}]*)?)?\}|#/g, '0')
    .replaceAll(/\{[a-zA-Z_]+, (?:plural|select|selectordinal),/g, '')
    .replaceAll(/ *\b[a-z_]+ \{/g, '\n')
    .replaceAll(/\s*[{}]\s*/g, '\n');
}
