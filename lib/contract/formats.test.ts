import { dateFormat, displayName, listFormat, numberFormat } from './formats.ts';

const moment = new Date('2026-11-03T17:05:00Z');
const timeZone = 'UTC';

it('writes English as the British do', () => {
  const long = dateFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone });
  expect(long.format(moment)).toBe('3 November 2026 at 17:05');
  const short = dateFormat('en', { day: '2-digit', month: '2-digit', year: '2-digit', timeZone });
  expect(short.format(moment)).toBe('03/11/26');
  expect(listFormat('en', { type: 'conjunction' }).format(['a', 'b', 'c'])).toBe('a, b and c');
  expect(numberFormat('en', { style: 'currency', currency: 'EUR' }).format(5)).toBe('€5.00');
});

it('writes the others as CLDR does, and the French first of a month as the French do', () => {
  expect(dateFormat('de', { dateStyle: 'long', timeZone }).format(moment)).toBe('3. November 2026');
  expect(dateFormat('fi', { dateStyle: 'long', timeZone }).format(moment)).toBe('3. marraskuuta 2026');
  const french = dateFormat('fr', { dateStyle: 'full', timeZone });
  expect(french.format(new Date('2026-03-01'))).toBe('dimanche 1er mars 2026');
  expect(french.format(new Date('2026-03-21'))).toBe('samedi 21 mars 2026');
  expect(listFormat('nb', { type: 'conjunction' }).format(['a', 'b', 'c'])).toBe('a, b og c');
});

it('names countries, languages and currencies, and gives an unknown code back', () => {
  expect(displayName('pl', 'region', 'DE')).toBe('Niemcy');
  expect(displayName('sv', 'language', 'fi')).toBe('finska');
  expect(displayName('da', 'currency', 'EUR')).toBe('euro');
  expect(displayName('de', 'region', 'XQ')).toBe('XQ');
});

it('makes a format once', () => {
  const options = { dateStyle: 'long' } as const;
  expect(dateFormat('de', options)).toBe(dateFormat('de', { ...options }));
});
