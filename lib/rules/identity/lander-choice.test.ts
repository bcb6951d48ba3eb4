import { hasChoice, withChoice, withoutChoice } from './lander-choice.ts';
import { emptyValues } from './signup-draft.ts';

const chosen = (query: string, values = {}) => {
  const { gender, sexuality } = withChoice({ ...emptyValues, ...values }, query);
  return [gender, sexuality];
};

test.each([
  ['?gender=woman&seeks=man', 'woman', 'hetero'],
  ['?gender=woman&seeks=woman', 'woman', 'lesbian'],
  ['?gender=woman&seeks=both', 'woman', 'bi'],
  ['?gender=man&seeks=woman', 'man', 'hetero'],
  ['?gender=man&seeks=man', 'man', 'gay'],
  ['?gender=man&seeks=both', 'man', 'bi'],
  ['?gender=man&sexuality=gay', 'man', 'gay'],
  ['?gender=man', 'man', ''],
  ['?gender=man&seeks=constructor', 'man', ''],
])('%s is %s and %s', (query, gender, sexuality) => {
  expect(chosen(query)).toEqual([gender, sexuality]);
});

test.each([
  '?gender=robot&seeks=man',
  '?seeks=man',
  '?gender=&seeks=',
  '?sexuality=bi',
  '?network=north',
  '?gender=constructor',
])('%s says nothing', (query) => {
  expect(withChoice(emptyValues, query)).toBe(emptyValues);
});

test('asks conflicting answers again', () => {
  expect(chosen('?gender=man&sexuality=lesbian')).toEqual(['man', '']);
  expect(chosen('?gender=man', { gender: 'woman', sexuality: 'lesbian' })).toEqual(['man', '']);
  expect(chosen('?gender=man', { gender: 'woman', sexuality: 'bi' })).toEqual(['man', 'bi']);
  expect(chosen('?seeks=both', { gender: 'woman' })).toEqual(['woman', 'bi']);
});

describe('a draft', () => {
  const draft = {
    ...emptyValues,
    gender: 'woman',
    sexuality: 'hetero',
    consent_sensitive: true,
    name: 'Alice',
    city: 'Köln',
  };

  test('stays as it is where the lander says the same or nothing', () => {
    expect(withChoice(draft, '?gender=woman&seeks=man')).toBe(draft);
    expect(withChoice(draft, '?gender=woman')).toBe(draft);
    expect(withChoice(draft, '')).toBe(draft);
  });

  test('adopts another choice and keeps the rest, but asks for the consent again', () => {
    expect(withChoice(draft, '?gender=woman&seeks=both')).toEqual({
      ...draft,
      sexuality: 'bi',
      consent_sensitive: false,
    });
  });
});

test('the rest of the address stays', () => {
  expect(hasChoice('?gender=man')).toBe(true);
  expect(hasChoice('?network=north')).toBe(false);
  expect(withoutChoice('?gender=man&seeks=woman&slug=gallery%2Fhiking&network=north')).toBe(
    '?slug=gallery%2Fhiking&network=north',
  );
  expect(withoutChoice('?gender=man&sexuality=bi')).toBe('');
});
