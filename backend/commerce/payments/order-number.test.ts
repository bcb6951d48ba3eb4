import { makeOrderNumber } from './order-number.ts';
import { givenUpAt, pendingUntil } from './pending-time.ts';

test('order numbers are easy to read out and do not repeat', () => {
  const numbers = Array.from({ length: 2_000 }, () => makeOrderNumber(new Date('2026-11-21T10:00:00Z')));
  for (const number of numbers) expect(number).toMatch(/^V26-[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{2}$/);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each([
  ['creditcard', '2026-03-29T00:30:00.000Z'],
  ['banktransfer', '2026-04-11T00:30:00.000Z'],
  ['directdebit', '2026-04-11T00:30:00.000Z'],
])('%s may arrive until %s, also when clocks change', (method, end) => {
  const createdAt = new Date('2026-03-28T00:30:00Z');
  expect(pendingUntil({ method, createdAt }).toISOString()).toBe(end);
});

test.each([
  ['creditcard', 0],
  ['directdebit', 0],
  // From Maundy Thursday a provider's working day can be six days later.
  ['banktransfer', 7],
])('%s is given up %i days after it may arrive', (method, days) => {
  const payment = { method, createdAt: new Date('2026-03-28T00:30:00Z') };
  const further = givenUpAt(payment).getTime() - pendingUntil(payment).getTime();
  expect(further).toBe(days * 24 * 60 * 60 * 1000);
});
