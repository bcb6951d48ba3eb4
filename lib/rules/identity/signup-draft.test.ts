import {
  dropSignupDraft,
  emptyValues,
  hasContent,
  saveSignupDraft,
  loadSignupDraft,
} from './signup-draft.ts';

const memory = () => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};
const day = 24 * 3600 * 1000;
const values = { ...emptyValues, name: 'Alice', password: 'geheim geheim', website: 'x' };

test('comes back without the password', () => {
  const storage = memory();
  saveSignupDraft(storage, { step: 2, values }, 1_000);
  expect(loadSignupDraft(storage, 2_000)).toEqual({ step: 2, values: { ...emptyValues, name: 'Alice' } });
  expect([...storage.entries.values()].join()).not.toContain('geheim');
});

test('is deleted after seven days, and when dropped', () => {
  const storage = memory();
  saveSignupDraft(storage, { step: 2, values }, 0);
  expect(loadSignupDraft(storage, 7 * day)).not.toBeNull();
  expect(loadSignupDraft(storage, 7 * day + 1)).toBeNull();
  dropSignupDraft(storage);
  expect(loadSignupDraft(storage, 0)).toBeNull();
});

test.each(['', '{', '[]', '{"at":1}', '{"at":1,"values":7}'])('reads nothing from "%s"', (text) => {
  const storage = memory();
  storage.setItem('vonk_signup', text);
  expect(loadSignupDraft(storage, 1)).toBeNull();
});

test('takes only fields of the right kind', () => {
  const storage = memory();
  storage.setItem(
    'vonk_signup',
    JSON.stringify({ at: 0, step: 99, values: { name: 7, email: 'a', other: 'b', password: 'p' } }),
  );
  expect(loadSignupDraft(storage, 0)).toEqual({ step: 4, values: { ...emptyValues, email: 'a' } });
});

test('a preset country is no content, a name is', () => {
  expect(hasContent({ ...emptyValues, country: 'DE' })).toBe(false);
  expect(hasContent({ ...emptyValues, name: 'A' })).toBe(true);
});
