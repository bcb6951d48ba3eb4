import { fc } from '#tests/support/properties.ts';
import { completable, profileCompleteness } from './profile-completeness.ts';

const empty = {
  about_me: '',
  region: '',
  relationship_status: '',
  signup_reason: '',
  body_type: '',
  hair_colour: '',
  eye_colour: '',
  tattoos: '',
  interests: [] as string[],
};
const full = {
  about_me: 'Ich koche gern, am liebsten für mehr Leute, als Stühle da sind.',
  region: 'DE-NW',
  relationship_status: 'single',
  signup_reason: 'dating',
  body_type: 'average',
  hair_colour: 'red',
  eye_colour: 'green',
  tattoos: 'none',
  interests: ['dogs', 'hiking', 'coffee'],
};
const around = { photos: 1, visible: completable, hasRegions: true };

test('an empty profile is at 0, and everything is missing, the photo first', () => {
  const { percent, missing } = profileCompleteness(empty, { ...around, photos: 0 });
  expect(percent).toBe(0);
  expect(missing).toHaveLength(completable.length);
  expect(missing.slice(0, 3)).toEqual(['photos', 'about_me', 'interests']);
});

test('a full profile is at 100', () => {
  expect(profileCompleteness(full, around)).toEqual({ percent: 100, missing: [] });
});

test('a text of one word and two interests are not enough', () => {
  const { missing } = profileCompleteness(
    { ...full, about_me: ' Hallo. ', interests: ['dogs', 'cats'] },
    around,
  );
  expect(missing).toEqual(['about_me', 'interests']);
});

test('asks for no region where there are none, and for no field that the brand hides', () => {
  const bare = { ...full, region: '', tattoos: '' };
  const visible = completable.filter((field) => field !== 'tattoos');
  expect(profileCompleteness(bare, { ...around, visible, hasRegions: false }).percent).toBe(100);
  expect(profileCompleteness(bare, around).missing).toEqual(['region', 'tattoos']);
});

test('each thing filled in brings the profile forward, and only all of them make 100', () => {
  fc.assert(
    fc.property(fc.subarray([...completable], { minLength: 1 }), (open) => {
      const values = Object.fromEntries(
        Object.entries(full).map(([field, value]) => [
          field,
          open.includes(field as (typeof completable)[number]) ? empty[field as keyof typeof empty] : value,
        ]),
      ) as typeof full;
      const before = profileCompleteness(values, { ...around, photos: open.includes('photos') ? 0 : 1 });
      expect(before.percent).toBeLessThan(100);
      expect(before.missing.toSorted()).toEqual(open.toSorted());
    }),
  );
});
