import { locales } from '#lib/contract/scalars.ts';
import { composeMandate } from './compose-mandate.ts';

const agreement = {
  codeId: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
  creditor: 'Vonk Demo B.V.',
  amount: 45_99,
  locale: 'de',
  sentAt: new Date('2026-11-20T22:00:00Z'),
};

test('names creditor, amount, earliest day and reference', () => {
  const { reference, dueOn, text } = composeMandate(agreement);
  expect(reference).toMatch(/^V261120-[0-9A-F]{16}$/);
  // A Friday: Monday is the first banking day, Tuesday the second.
  expect(dueOn).toBe('2026-11-24');
  expect(text).toContain('Vonk Demo B.V.');
  expect(text.replaceAll('\u00a0', ' ')).toContain('45,99 €');
  expect(text).toContain('24. November 2026');
  expect(text).toContain(reference);
});

test('stays the same for the same code', () => {
  expect(composeMandate(agreement)).toEqual(composeMandate(agreement));
});

test.each(locales)('%s ends each sentence with one full stop', (locale) => {
  expect(composeMandate({ ...agreement, locale }).text).not.toContain('..');
});
