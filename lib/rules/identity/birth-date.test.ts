import { datePartOrder, joinDate, localDate } from './birth-date.ts';

test.each([
  ['1', '2', '1990', '1990-02-01'],
  ['29', '2', '2004', '2004-02-29'],
  ['29', '02', '2003', null],
  ['31', '4', '1990', null],
  ['0', '1', '1990', null],
  ['1', '13', '1990', null],
  ['1', '1', '90', null],
  ['', '', '', null],
  ['a', '1', '1990', null],
])('%s.%s.%s is %s', (day, month, year, date) => {
  expect(joinDate({ day, month, year })).toBe(date);
});

test('reads the calendar where the person is', () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('asks in the order of the language', () => {
  expect(datePartOrder('de')).toEqual(['day', 'month', 'year']);
  expect(datePartOrder('en')).toEqual(['day', 'month', 'year']);
  expect(datePartOrder('sv')).toEqual(['year', 'month', 'day']);
});
