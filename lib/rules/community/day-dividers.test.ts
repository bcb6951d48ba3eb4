import { dayLabel, groupByDay, listTime, getDayName } from './day-dividers.ts';

const words = { today: 'Heute', yesterday: 'Gestern' };
const now = new Date('2026-11-21T22:30:00Z');

test('a divider stands where the calendar day of the reader changes, not of UTC', () => {
  const messages = [
    { id: 1, created_at: '2026-11-20T22:50:00Z' },
    { id: 2, created_at: '2026-11-20T23:10:00Z' },
    { id: 3, created_at: '2026-11-21T08:00:00Z' },
  ];
  expect(groupByDay(messages, 'Europe/Berlin').map((each) => [each.day, each.messages.length])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ]);
  expect(groupByDay(messages, 'UTC').map((each) => each.messages.length)).toEqual([2, 1]);
});

test('no messages, no dividers', () => {
  expect(groupByDay([], 'UTC')).toEqual([]);
});

test('days are named by their distance', () => {
  expect(getDayName('2026-11-21', now, 'UTC')).toBe('today');
  expect(getDayName('2026-11-20', now, 'UTC')).toBe('yesterday');
  expect(getDayName('2026-11-15', now, 'UTC')).toBe('week');
  expect(getDayName('2026-11-14', now, 'UTC')).toBe('year');
  expect(getDayName('2025-12-31', now, 'UTC')).toBe('older');
});

test('a clock that runs ahead never names a day in the future', () => {
  expect(getDayName('2026-11-22', now, 'UTC')).toBe('today');
});

test('the clock change of March counts as one day', () => {
  expect(getDayName('2026-03-28', new Date('2026-03-29T12:00:00Z'), 'Europe/Berlin')).toBe('yesterday');
});

test('labels are in the language of the page', () => {
  expect(dayLabel('2026-11-21', now, 'de', words, 'UTC')).toBe('Heute');
  expect(dayLabel('2026-11-18', now, 'de', words, 'UTC')).toBe('Mittwoch');
  expect(dayLabel('2026-03-01', now, 'de', words, 'UTC')).toBe('So., 1. März');
  expect(dayLabel('2025-03-01', now, 'en', words, 'UTC')).toBe('1 March 2025');
});

test('the list shows a clock today and a date later', () => {
  expect(listTime('2026-11-21T19:02:00Z', now, 'de', words, 'UTC')).toBe('19:02');
  expect(listTime('2026-11-20T19:02:00Z', now, 'de', words, 'UTC')).toBe('Gestern');
  expect(listTime('2026-11-17T19:02:00Z', now, 'de', words, 'UTC')).toBe('Di');
  expect(listTime('2025-11-17T19:02:00Z', now, 'de', words, 'UTC')).toBe('17.11.25');
});
