import { languageRules } from './language-rules.ts';
import { excerptAt, formatLocation, type ReadText } from './read-text.ts';

const count = String.raw`\{(?:count|days|hours|minutes|seconds|likes|open|distance|km)(?:, number)?\}`;

/** “{count} days” or “Days: {count}”, but not the share “{count} of {max}”. */
const withoutPlural = new RegExp(
  String.raw`${count}[ \u00a0\u202f]?(\p{L}+)(?!\p{L}| \{)|(\p{L}+)\u202f?: ${count}(?!/| \p{L}+ \{)`,
  'gu',
);
const plural = /\{\w+, plural, ((?:[=\w]+ \{[^{}]*\} ?)+)\}/g;

/** Keys of texts without a plural, with the reason. */
export type CountExceptions = Readonly<Record<string, string>>;

/** Texts with a count beside a noun that has one form for all numbers although its language has several. */
export function findUncounted(
  locale: string,
  texts: readonly ReadText[],
  exceptions: CountExceptions = {},
): string[] {
  const unchanging = new RegExp(`(?<!\\p{L})(?:${languageRules(locale).unchanging})(?!\\p{L})`, 'u');
  return texts
    .filter(({ key = '' }) => !Object.hasOwn(exceptions, key))
    .flatMap((each) =>
      [...fixedForms(each.text)]
        .filter(([words]) => !unchanging.test(words))
        .map(([, at]) => `${formatLocation(each)} needs a plural: ${excerptAt(each.text, at)}`),
    );
}

/** Words beside a count that are the same for every number, and where they are. */
function* fixedForms(text: string): Generator<[words: string, at: number]> {
  for (const { 1: after, 2: before, index } of text.matchAll(withoutPlural))
    yield [after ?? before ?? '', index];
  for (const { 1: options = '', index } of text.matchAll(plural)) {
    const forms = [...options.matchAll(/(?<!=0 )\{([^{}]*)\}/g)].map(([, form = '']) => form);
    if (new Set(forms).size === 1) yield [forms[0] ?? '', index];
  }
}
