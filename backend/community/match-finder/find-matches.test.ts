import type { Candidate } from '../members/candidates.ts';
import type { SearchingMember } from '../members/searching-member.ts';
import { weighMatches } from './find-matches.ts';

const koeln = { country: 'DE', city: 'Köln', position: { lat: 50.94, lon: 6.96 } };
const bonn = { country: 'DE', city: 'Bonn', position: { lat: 50.73, lon: 7.1 } };
const nowhere = { country: 'DE', city: 'Kleinkleckersdorf', position: null };

const alice: SearchingMember = {
  brandId: 'herzfunke',
  profileId: 1,
  pool: 'demo',
  gender: 'woman',
  sexuality: 'hetero',
  age: 35,
  place: koeln,
  interests: ['hiking', 'wine'],
  signupReason: 'dating',
  region: null,
  language: 'de',
  soughtAges: null,
  soughtGender: null,
};
const man = (id: number, { age = 50, ...changes }: Partial<Candidate> = {}): Candidate => ({
  id,
  gender: 'man',
  age,
  ages: { from: age ?? 50, to: age ?? 54 },
  place: nowhere,
  interests: [],
  signupReason: null,
  fictional: false,
  ...changes,
});
const weigh = (candidates: Candidate[], answers = {}) => weighMatches(alice, answers, candidates, 12);
const rankIds = (candidates: Candidate[], answers = {}) =>
  weigh(candidates, answers).map(({ candidate }) => candidate.id);
const reasons = (candidate: Candidate, answers = {}) => weigh([candidate], answers)[0]?.reasons;

test('no reason is given that does not hold', () => {
  expect(reasons(man(2))).toEqual([]);
  expect(reasons(man(2, { interests: ['tea'], age: 39, signupReason: 'friendship' }))).toEqual([]);
});

test('each reason that holds is given', () => {
  const bob = man(2, { interests: ['wine', 'tea', 'hiking'], age: 33, place: bonn, signupReason: 'dating' });
  expect(reasons(bob)).toEqual([
    { kind: 'interests', interests: ['wine', 'hiking'] },
    { kind: 'distance', km: 25 },
    { kind: 'age', years: 2 },
    { kind: 'reason', signup_reason: 'dating' },
  ]);
});

test('the answers count before the own profile', () => {
  const bob = man(2, { interests: ['wine', 'tea'], signupReason: 'dating' });
  expect(reasons(bob, { interests: ['tea'], signup_reason: 'friendship' })).toEqual([
    { kind: 'interests', interests: ['tea'] },
  ]);
  expect(reasons(bob, { interests: [] })).toEqual([{ kind: 'reason', signup_reason: 'dating' }]);
});

test('the same town is at no distance, even if its location is unknown', () => {
  const [first] = weighMatches({ ...alice, place: nowhere }, { distance: 10 }, [man(2)], 12);
  expect(first).toMatchObject({ isExact: true, reasons: [{ kind: 'distance', km: 0 }] });
});

test('the best matching answers come first, however well the others fit', () => {
  const young = man(2, { age: 30, interests: ['hiking', 'wine'], place: koeln, signupReason: 'dating' });
  expect(rankIds([young, man(3)], { min_age: 45, max_age: 55 })).toEqual([3, 2]);
  expect(rankIds([man(2, { interests: ['wine'] }), man(3, { place: bonn })], { distance: 50 })).toEqual([
    3, 2,
  ]);
  expect(weigh([man(2)], { distance: 50 })[0]?.isExact).toBe(false);
  expect(weigh([man(2)], { gender: 'woman' })[0]?.isExact).toBe(false);
});

test('real members before fictional ones of the same weight, after the weight', () => {
  expect(rankIds([man(2, { fictional: true }), man(3)])).toEqual([3, 2]);
  expect(rankIds([man(3), man(2, { fictional: true, interests: ['wine'] })])).toEqual([2, 3]);
});

test('among equals those who come first stay first', () => {
  expect(rankIds([man(5), man(4), man(6)])).toEqual([5, 4, 6]);
});

test('ages turned round mean the same', () => {
  expect(weigh([man(2)], { min_age: 55, max_age: 45 })[0]?.isExact).toBe(true);
});

test('a hidden age is no reason, and matches only if all its possible years do', () => {
  const secret = { age: null, ages: { from: 35, to: 39 } };
  expect(reasons(man(2, secret))).toEqual([]);
  expect(weigh([man(2, secret)], { min_age: 35, max_age: 39 })[0]?.isExact).toBe(true);
  expect(weigh([man(2, secret)], { min_age: 36, max_age: 39 })[0]?.isExact).toBe(false);
  expect(weigh([man(2, secret)], { min_age: 30, max_age: 38 })[0]?.isExact).toBe(false);
});

test('a hidden town is no distance, not even to the same one', () => {
  const secret = { place: { country: 'DE', city: '', position: null } };
  expect(reasons(man(2, secret), { distance: 10 })).toEqual([]);
  expect(weigh([man(2, secret)], { distance: 10 })[0]?.isExact).toBe(false);
});
