/** @jest-environment node */
import { Children, type ReactNode } from 'react';
import compile from 'icu-minify/compile';
import formatText from './format-text.ts';

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

const bold = (chunks: ReactNode) => chunks;

test.each([
  ['Nothing to fill.', 'Nothing to fill.'],
  ['Write to {name}. Now.', 'Write to Anna J. Now.'],
  ['{name}, {other}. {name}', 'Anna J., Bea. Anna J.'],
  ['{count, plural, one {# by {name}.} other {#.}}', '1 by Anna J.'],
  ['{kind, select, a {To {name}.} other {}}', 'To Anna J.'],
  ['<b>To {name}. </b>{other}.', 'To Anna J. Bea.'],
  ['To {name}...', 'To Anna J....'],
  ['{count, number}.', '1.'],
])('%s becomes %s', (text, expected) => {
  const values = { name: 'Anna J.', other: 'Bea', kind: 'a', count: 1, b: bold };
  const formatted = formatText('key', compile(text), values, {
    formatters,
    locale: 'en',
    timeZone: 'UTC',
  } as never);
  expect(
    Children.toArray(formatted)
      .map((part: unknown) => String(part))
      .join(''),
  ).toBe(expected);
});
