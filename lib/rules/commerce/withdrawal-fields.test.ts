import { checkWithdrawal, namedOrder } from './withdrawal-fields.ts';

const fine = { name: 'Carla', order: 'V26-7KQ4M-ZT', email: 'carla@example.org', website: '' };

test('names what is missing or wrong', () => {
  expect(checkWithdrawal(fine)).toEqual({});
  expect(checkWithdrawal({ ...fine, name: ' ', order: 'V2', email: 'carla' })).toEqual({
    name: 'required',
    order: 'too_short',
    email: 'invalid_email',
  });
  expect(checkWithdrawal({ ...fine, order: 'x'.repeat(41), email: '' })).toEqual({
    order: 'too_long',
    email: 'required',
  });
});

test('knows which order the page is about, and takes nothing else from the address', () => {
  expect(namedOrder('?order=V26-7KQ4M-ZT')).toBe('V26-7KQ4M-ZT');
  for (const search of ['', '?order=', '?order=<b>', `?order=${'x'.repeat(41)}`, '?profile=1'])
    expect(namedOrder(search)).toBe('');
});
