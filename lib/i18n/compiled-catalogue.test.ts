/** @jest-environment node */
import formatCompiled from 'icu-minify/format';
import { createTranslator } from 'next-intl';
import { screenCatalogue, type Messages } from './catalogue.ts';
import { compiledCatalogue } from './compiled-catalogue.ts';
import { locales } from './locales.ts';

type Text = [key: string, text: string, compiled: unknown];

/** Numbers with different plural forms, and a value for other placeholders. */
const counts = [0, 1, 2, 5, 21];
const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

test.each(locales)('every text of %s says the same compiled as parsed where it is shown', (locale) => {
  const messages = screenCatalogue(locale);
  const texts = [...listTexts(messages, compiledCatalogue(locale))];
  expect(texts.length).toBeGreaterThan(1_500);
  const t = createTranslator({ locale, messages, timeZone: 'UTC' });
  for (const [key, text, compiled] of texts) {
    for (const count of /plural|number/.test(text) ? counts : [3]) {
      const values = valuesFor(text, count);
      const formatted = formatCompiled(compiled as never, locale, values as never, {
        formatters,
        timeZone: 'UTC',
      });
      expect(`${key}: ${flat(formatted)}`).toBe(`${key}: ${flat(t.rich(key as never, values as never))}`);
    }
  }
});

test('what is compiled goes to islands as it is', () => {
  const compiled = compiledCatalogue('pl');
  const flatTexts = [...listTexts(screenCatalogue('pl'), compiled)].map(([, , each]) => each);
  const choices = flatTexts
    .flat()
    .flat()
    .filter((part) => typeof part === 'object');
  expect(choices.length).toBeGreaterThan(0);
  // Objects without a prototype are refused there.
  expect(
    choices.filter((part) => ![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(part))),
  ).toEqual([]);
});

function* listTexts(messages: Messages, compiled: unknown, path = ''): Generator<Text> {
  for (const [key, text] of Object.entries(messages)) {
    const other = (compiled as Record<string, unknown>)[key];
    if (typeof text === 'string') yield [`${path}${key}`, text, other];
    else yield* listTexts(text, other, `${path}${key}.`);
  }
}

/** A value for each placeholder and tag. */
function valuesFor(text: string, count: number): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [, name = '', kind] of text.matchAll(/\{(\w+)\s*(?:,\s*(\w+))?/g))
    values[name] ??=
      kind === 'date' || kind === 'time'
        ? new Date(0)
        : kind === 'select'
          ? 'other'
          : kind
            ? count
            : `<${name}>`;
  for (const [, tag = ''] of text.matchAll(/<(\w+)>/g))
    values[tag] = (inside: unknown) => `[${tag} ${flat(inside)}]`;
  return values;
}

const flat = (formatted: unknown): string =>
  Array.isArray(formatted) ? formatted.map(flat).join('') : String(formatted);
