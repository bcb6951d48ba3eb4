import { saveProfileDraft, loadProfileDraft } from './profile-draft.ts';
import { profileValues } from './profile-fields.ts';

const saved = profileValues({
  name: 'Alice',
  about_me: '',
  sexuality: 'hetero',
  region: null,
  city: 'Köln',
  interests: ['dogs'],
  relationship_status: null,
  signup_reason: null,
  body_type: null,
  hair_colour: null,
  eye_colour: null,
  tattoos: null,
});

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('restores changes only to the same member', () => {
  const store = memory();
  saveProfileDraft(store, 7, { about_me: 'Ich', interests: ['dogs', 'cats'] });
  expect(loadProfileDraft(store, 7, saved)).toEqual({ about_me: 'Ich', interests: ['dogs', 'cats'] });
  expect(loadProfileDraft(store, 8, saved)).toEqual({});
});

test('without changes nothing is stored', () => {
  const store = memory();
  saveProfileDraft(store, 7, { city: 'Bonn' });
  saveProfileDraft(store, 7, {});
  expect(loadProfileDraft(store, 7, saved)).toEqual({});
});

test('omits what was saved since, unknown fields and other types of values', () => {
  const store = memory();
  store.setItem(
    'vonk-profile-7',
    JSON.stringify({ city: 'Köln', name: 5, interests: [1], ghost: 'x', tattoos: 'one' }),
  );
  expect(loadProfileDraft(store, 7, saved)).toEqual({ tattoos: 'one' });
});

test.each(['[', 'null', '"text"'])('ignores a broken draft %s', (text) => {
  const store = memory();
  store.setItem('vonk-profile-7', text);
  expect(loadProfileDraft(store, 7, saved)).toEqual({});
});
