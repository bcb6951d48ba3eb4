import { complaintCategories as ofContract } from '../../contract/trust/complaints.ts';
import {
  checkComplaint,
  complainedProfile,
  complaintCategories,
  type ComplaintValues,
  namedDecision,
  referenceInQuery,
} from './complaints.ts';

const fine: ComplaintValues = {
  name: 'Carla',
  email: 'carla@example.org',
  category: 'other',
  text: 'Das Profil 12 ist nicht echt.',
  website: '',
};

test('has the categories of the contract, but no withdrawal', () => {
  expect(complaintCategories).toEqual(ofContract.filter((category) => category !== 'withdrawal'));
});

test('names what is missing or wrong', () => {
  expect(checkComplaint(fine)).toEqual({});
  expect(checkComplaint({ ...fine, name: ' ', email: 'carla', text: 'kurz' })).toEqual({
    name: 'required',
    email: 'invalid_email',
    text: 'too_short',
  });
  expect(checkComplaint({ ...fine, text: 'x'.repeat(5001) })).toEqual({ text: 'too_long' });
});

test('knows which profile a complaint is about, and takes nothing else from the address', () => {
  expect(complainedProfile('?profile=12')).toBe('12');
  for (const search of ['', '?profile=', '?profile=0', '?profile=12x', '?profile=<b>', '?text=12'])
    expect(complainedProfile(search)).toBeNull();
});

test('the link of a mail names a complaint or a decision', () => {
  expect(referenceInQuery('?receipt=HERZFUNKE-20261121-7KQ4MZ9TBX')).toBe('HERZFUNKE-20261121-7KQ4MZ9TBX');
  expect(namedDecision('?x=1&decision=d-20261121-7kq4mz9tbx')).toBe('D-20261121-7KQ4MZ9TBX');
});

test.each([
  '',
  '?receipt=',
  '?receipt=short',
  '?receipt=<script>alert(1)</script>',
  `?receipt=${'A'.repeat(61)}`,
])('anything else names none: %s', (search) => {
  expect(referenceInQuery(search)).toBeNull();
  expect(namedDecision(search.replace('receipt', 'decision'))).toBeNull();
});
