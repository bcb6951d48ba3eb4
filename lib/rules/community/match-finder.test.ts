import { answersQuery, likelyAnswers, matchQuery, parseAnswers, searchFromAnswers } from './match-finder.ts';

const alice = {
  gender: 'woman',
  sexuality: 'hetero',
  age: 34,
  signup_reason: 'dating',
  interests: ['hiking', 'wine'],
} as const;
const likely = likelyAnswers(alice);
const read = (query: string) => parseAnswers(new URLSearchParams(query), likely);

test('the questions start with what the own profile suggests', () => {
  expect(likely).toEqual({
    gender: 'man',
    min_age: 26,
    max_age: 42,
    distance: 'any',
    signup_reason: 'dating',
    interests: ['hiking', 'wine'],
  });
});

test.each([
  ['woman', 'lesbian', 'woman'],
  ['man', 'gay', 'man'],
  ['man', 'hetero', 'woman'],
  ['woman', 'bi', 'any'],
] as const)('a %s who is %s starts with %s', (gender, sexuality, expected) => {
  expect(likelyAnswers({ ...alice, gender, sexuality }).gender).toBe(expected);
});

test('ages stay between 18 and 99', () => {
  expect(likelyAnswers({ ...alice, age: 19 })).toMatchObject({ min_age: 18, max_age: 27 });
  expect(likelyAnswers({ ...alice, age: 97 })).toMatchObject({ min_age: 89, max_age: 99 });
});

test('an address without answers has the likely ones and the first question', () => {
  expect(read('')).toEqual({ step: 'who', answers: likely });
});

test('an address survives the round trip', () => {
  const answers = {
    gender: 'any',
    min_age: 30,
    max_age: 55,
    distance: 50,
    signup_reason: 'any',
    interests: ['sailing', 'tea'],
  } as const;
  expect(read(answersQuery('reason', answers).slice(1))).toEqual({ step: 'reason', answers });
  expect(read(answersQuery('results', { ...answers, interests: [] })).answers.interests).toEqual([]);
});

test('ignores nonsense in an address, and corrects reversed ages', () => {
  expect(read('step=x&gender=robot&min_age=abc&distance=7&signup_reason=&interests=juggling')).toEqual({
    step: 'who',
    answers: { ...likely, interests: [] },
  });
  expect(read('min_age=60&max_age=20').answers).toMatchObject({ min_age: 20, max_age: 60 });
  expect(read('min_age=10').answers.min_age).toBe(18);
});

test('the call gets only what was asked for', () => {
  expect(matchQuery({ ...likely, gender: 'any', signup_reason: 'any' })).toEqual({
    min_age: 26,
    max_age: 42,
    interests: ['hiking', 'wine'],
  });
  expect(matchQuery({ ...likely, distance: 25 })).toMatchObject({ gender: 'man', distance: 25 });
});

test('the same answers as a search, around the own town', () => {
  const home = { city: 'Köln', country: 'DE' };
  expect(searchFromAnswers({ ...likely, distance: 25 }, home)).toEqual({
    gender: 'man',
    min_age: 26,
    max_age: 42,
    country: 'DE',
    city: 'Köln',
    distance: 25,
  });
  expect(searchFromAnswers(likely, home)).not.toHaveProperty('city');
});
