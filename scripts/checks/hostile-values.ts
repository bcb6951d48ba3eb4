import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { dateFormat, displayName, numberFormat } from '../../lib/contract/formats.ts';
import { formatMoney } from '../../lib/contract/commerce/format-money.ts';
import { excerptAt, formatLocation, type ReadText } from './read-text.ts';

type Values = { [placeholder: string]: string | number };

const names = ['Lars', 'Zuzanna', 'O’Neil', 'Anna', 'Jean-François', 'Inés'] as const;
const towns = ['Arnhem', 'Orléans', 'Zürich', 'Œuilly', 'Iserlohn'] as const;
const countries = ['NL', 'CH', 'US', 'AT', 'IE'] as const;
const numbers = [1, 2, 5, 8, 11, 22, 80, 0] as const;
const days = ['2026-01-01', '2026-08-08', '2026-11-11', '2026-03-03'] as const;

const byPlace: { of: RegExp; value: (locale: string, at: number) => string | number }[] = [
  // Limits and validity periods are constants, never 1.
  { of: /^(?:max|min|min_?age|limit)$/i, value: (_locale, at) => pick([18, 25, 3], at) },
  {
    of: /^(?:count|credits|days|hours|minutes|seconds|number|age|percent|likes|km|distance|years|step|needed|real|fictional|left)$/i,
    value: (_locale, at) => pick(numbers, at),
  },
  { of: /_credits$|_days$/, value: (_locale, at) => pick([14, 2, 30], at) },
  { of: /^country$/, value: (locale, at) => displayName(locale, 'region', pick(countries, at)) },
  { of: /^(?:city|place|town|region|where)$/, value: (_locale, at) => pick(towns, at) },
  {
    of: /^(?:date|until|day|moment)$/,
    value: (locale, at) =>
      dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(pick(days, at))),
  },
  {
    of: /^(?:amount|price|total|cost|vat|size|from|now|before)$/,
    value: (locale, at) => formatMoney(pick(numbers, at) * 100, 'EUR', locale),
  },
  {
    of: /^rate$/,
    value: (locale, at) => numberFormat(locale, { style: 'percent' }).format(pick(numbers, at) / 100),
  },
  { of: /^time$/, value: (_locale, at) => pick(['17:05', '8:30', '11:00', '1:00'], at) },
  // Link labels, written in each language.
  { of: /^(?:terms|privacy|settings)$/, value: () => 'X' },
  { of: /^brand$/, value: (_locale, at) => pick(['Amoria', 'Vlinder', 'Herzfunke'], at) },
];

/** The n-th value of a non-empty list, cyclic. */
const pick = <Each>(list: readonly [Each, ...Each[]], at: number): Each => list[at % list.length] ?? list[0];

/** Number of values tried for each placeholder. */
const rounds = numbers.length;

type Rendering = { location: string; text: string };

/** Renders every text of a language with problematic values in each placeholder; unique results. */
function renderTexts(locale: string, texts: readonly ReadText[]): Rendering[] {
  return texts.flatMap((each) => {
    if (!each.text.includes('{')) return [];
    const elements = readElements(each.text);
    const results = Array.from({ length: rounds }, (_, at) => render(elements, locale, valuesAt(locale, at)));
    return [...new Set(results)].map((rendered) => ({ location: formatLocation(each), text: rendered }));
  });
}

function readElements(text: string): MessageFormatElement[] {
  try {
    return parse(text);
  } catch {
    return parse(text.replaceAll("'", '’').replaceAll('<', '‹').replaceAll('>', '›'));
  }
}

function valuesAt(locale: string, at: number): (placeholder: string) => string | number {
  const known: Values = {};
  return (placeholder) => {
    const rule = byPlace.find(({ of }) => of.test(placeholder));
    return (known[placeholder] ??= rule ? rule.value(locale, at) : pick(names, at));
  };
}

function render(
  elements: readonly MessageFormatElement[],
  locale: string,
  value: (placeholder: string) => string | number,
  pound?: number,
): string {
  const inner = (list: readonly MessageFormatElement[], number = pound) =>
    render(list, locale, value, number);
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return numberFormat(locale).format(pound ?? 0);
      if (element.type === TYPE.tag) return inner(element.children);
      if (element.type === TYPE.select) {
        const options = Object.values(element.options);
        return options.map(({ value: each }) => inner(each)).join(' / ');
      }
      const given = value(element.value);
      if (element.type !== TYPE.plural)
        return element.type === TYPE.number
          ? numberFormat(locale).format(1000 + (Number(given) || 0))
          : String(given);
      const number = Number(given);
      const category = new Intl.PluralRules(locale).select(number);
      const chosen = element.options[`=${number}`] ?? element.options[category] ?? element.options.other;
      return chosen ? inner(chosen.value, number) : '';
    })
    .join('');
}

type Wrong = { description: string; found: RegExp };

const some = (list: readonly string[]) => list.join('|');
const anyName = some([...names, ...towns]);
const northern: Wrong = {
  description: 'a preposition before a place',
  found: new RegExp(`(?<!\\p{L})(?:i|på) (?:${some([...towns, 'Irland'])})(?!\\p{L})`, 'u'),
};
const open = some(['Anna', 'O’Neil', 'Inés', 'Arnhem', 'Orléans', 'Iserlohn', 'Œuilly', 'Amoria']);

/** Patterns of ungrammatical values in a rendered sentence, by language. */
const wrongs: Record<string, Wrong[]> = {
  da: [northern],
  de: [
    {
      description: 'a country without its article',
      found: /\b(?:in|aus|für|nach) (?:Niederlande|Schweiz|Vereinigte Staaten)\b/,
    },
    { description: 'a genitive on a name', found: new RegExp(`(?:${anyName})s\\b`) },
  ],
  en: [{ description: '“a” before a vowel', found: /\ba (?:8|11|80)\b/ }],
  es: [
    { description: '“y” before an i', found: /\by I(?:nés|serlohn)/ },
    { description: '“o” before an o', found: /\bo O(?:’Neil|rléans)/ },
    { description: 'a country without its article', found: /\b(?:en|de|para) Países Bajos\b/ },
  ],
  fr: [
    {
      description: 'no elision before a vowel',
      found: new RegExp(
        `(?<!\\p{L})(?:de|que|le|la|jusque|lorsque|puisque|se|ne|je|te|me) (?:${open})`,
        'iu',
      ),
    },
    {
      description: 'a country without its article',
      found: /\b(?:en|à|de|pour|dans) (?:Pays-Bas|États-Unis|Autriche|Suisse|Irlande)\b/,
    },
  ],
  nb: [northern],
  nl: [
    { description: 'a country without its article', found: /\b(?:in|uit|van|voor|naar) Verenigde Staten\b/ },
  ],
  sv: [northern],
  it: [
    {
      description: 'an article before a number that elides it',
      found: /\b(?:il|del|dal|al|nel|sul) (?:8|11|80|1)\b/,
    },
    { description: 'an elided article before a number', found: /\b(?:l|dell|all|dall)’\d/ },
    {
      description: 'a country without its article',
      found: /\b(?:per|da|di) (?:Paesi Bassi|Stati Uniti|Svizzera|Austria|Irlanda)\b/,
    },
  ],
  pl: [
    {
      description: 'a preposition before a name that does not decline',
      found: new RegExp(`\\b(?:z|od|do|dla|przez|bez) (?:${anyName})\\b`),
    },
  ],
  fi: [{ description: 'a case ending on a value', found: new RegExp(`(?:${anyName}):\\p{L}`, 'u') }],
};

/** Finds texts in which a value reads wrong: attached text, or mistakes of the language. */
export function findWrongValues(locale: string, texts: readonly ReadText[]): string[] {
  const tied = texts.flatMap((each) => {
    const found =
      /\p{L}’?\{(?!terms|privacy|settings)[a-zA-Z_]+\}|\{[a-zA-Z_]+\}(?:’(?!s\b)\p{L}|:?\p{L})/u.exec(
        each.text.replaceAll(/\{[a-z_]+, (?:plural|select)[^{]*/gi, ''),
      );
    return found ? [`${formatLocation(each)} ties letters to a value: ${JSON.stringify(found[0])}`] : [];
  });
  const rules = wrongs[locale] ?? [];
  const findings = renderTexts(locale, texts).flatMap(({ location, text }) =>
    rules.flatMap(({ description, found }) => {
      const at = found.exec(text);
      return at ? [`${location} has ${description}: ${excerptAt(text, at.index)}`] : [];
    }),
  );
  return [...tied, ...findings];
}
