import { fc } from '#tests/support/properties.ts';
import {
  chooseVariant,
  isSplitMark,
  nameOfVariant,
  splitGroups,
  splitMark,
  splitOfQuery,
  type SplitVariant,
} from './split-test.ts';

const variants: fc.Arbitrary<SplitVariant[]> = fc.uniqueArray(
  fc.record({
    slug: fc.option(fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/), { nil: null }),
    weight: fc.integer({ min: 1, max: 100 }),
  }),
  { minLength: 1, maxLength: 5, selector: nameOfVariant },
);
const names = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const test1 = (name: string, list: readonly SplitVariant[]) => ({ name, lander: 'gallery', variants: list });

test('the same key gets the same variant, one of the test', () => {
  fc.assert(
    fc.property(names, variants, fc.string(), (name, list, key) => {
      const chosen = chooseVariant(test1(name, list), key);
      expect(list).toContain(chosen);
      expect(chooseVariant(test1(name, list), key)).toBe(chosen);
    }),
  );
});

test('the order of the variants does not matter', () => {
  fc.assert(
    fc.property(names, variants, fc.string(), (name, list, key) => {
      expect(chooseVariant(test1(name, list.toReversed()), key)).toBe(chooseVariant(test1(name, list), key));
    }),
  );
});

test('a variant that is added takes keys, and moves none between the others', () => {
  fc.assert(
    fc.property(names, variants, fc.integer({ min: 1, max: 100 }), fc.string(), (name, list, weight, key) => {
      const added = { slug: 'ein-neuer-ganz-anderer', weight };
      const before = chooseVariant(test1(name, list), key);
      const after = chooseVariant(test1(name, [...list, added]), key);
      expect([before, added]).toContain(after);
    }),
  );
});

test('one that is taken away moves its own keys alone', () => {
  fc.assert(
    fc.property(names, variants, fc.string(), (name, list, key) => {
      const [gone, ...left] = list;
      const before = chooseVariant(test1(name, list), key);
      fc.pre(left.length > 0 && before !== gone);
      expect(chooseVariant(test1(name, left), key)).toBe(before);
    }),
  );
});

test('a weight of nothing is never chosen, and a test of nothing chooses nothing', () => {
  fc.assert(
    fc.property(names, fc.string(), (name, key) => {
      const list = [
        { slug: 'never', weight: 0 },
        { slug: 'always', weight: 1 },
      ];
      expect(chooseVariant(test1(name, list), key)?.slug).toBe('always');
      expect(chooseVariant(test1(name, list.slice(0, 1)), key)).toBeNull();
    }),
  );
});

test.each([
  [50, 50],
  [90, 10],
  [1, 3],
])('weights of %i and %i are shares of many keys', (one, other) => {
  const list = [
    { slug: 'one', weight: one },
    { slug: null, weight: other },
  ];
  const keys = 20_000;
  let first = 0;
  for (let nth = 0; nth < keys; nth += 1)
    if (chooseVariant(test1('shares', list), `key ${nth}`) === list[0]) first += 1;
  // Four standard deviations of a fair draw.
  const share = one / (one + other);
  expect(Math.abs(first / keys - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / keys));
});

test('the groups of visitors are spread as well as a thousand can be', () => {
  const list = [
    { slug: 'one', weight: 1 },
    { slug: 'other', weight: 1 },
  ];
  for (const name of ['spring', 'summer', 'a', 'hero-2']) {
    const groups = Array.from({ length: splitGroups }, (_, group) => String(group));
    const first = groups.filter((group) => chooseVariant(test1(name, list), group) === list[0]).length;
    expect(Math.abs(first / splitGroups - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / splitGroups));
  }
});

test('two tests on the same visitors do not go together', () => {
  const list = [
    { slug: 'one', weight: 1 },
    { slug: 'other', weight: 1 },
  ];
  const both = Array.from({ length: splitGroups }, (_, group) => String(group)).filter(
    (group) =>
      chooseVariant(test1('spring', list), group) === list[0] &&
      chooseVariant(test1('autumn', list), group) === list[0],
  ).length;
  expect(Math.abs(both / splitGroups - 0.25)).toBeLessThan(4 * Math.sqrt(0.1875 / splitGroups));
});

test('what was chosen is written into the address and read again', () => {
  expect(splitMark({ name: 'spring' }, { slug: 'forest' })).toBe('spring.forest');
  expect(splitMark({ name: 'spring' }, { slug: null })).toBe('spring.general');
  expect(splitOfQuery('?network=north&split=spring.forest')).toBe('spring.forest');
  expect(splitOfQuery('?split=spring')).toBeNull();
  expect(isSplitMark('spring.')).toBe(false);
  expect(isSplitMark(`${'a'.repeat(99)}.b`)).toBe(false);
});
