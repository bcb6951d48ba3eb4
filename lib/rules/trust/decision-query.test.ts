import { namedDecision, namedReceipt } from './decision-query.ts';

test('the link of a mail names a complaint or a decision', () => {
  expect(namedReceipt('?receipt=HERZFUNKE-20261121-7KQ4MZ9TBX')).toBe('HERZFUNKE-20261121-7KQ4MZ9TBX');
  expect(namedDecision('?x=1&decision=d-20261121-7kq4mz9tbx')).toBe('D-20261121-7KQ4MZ9TBX');
});

test.each([
  '',
  '?receipt=',
  '?receipt=short',
  '?receipt=<script>alert(1)</script>',
  `?receipt=${'A'.repeat(61)}`,
])('anything else names none: %s', (search) => {
  expect(namedReceipt(search)).toBeNull();
  expect(namedDecision(search.replace('receipt', 'decision'))).toBeNull();
});
