import { dropSignupMessage, saveSignupMessage, loadSignupMessage } from './signup-message.ts';

const memory = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};
const day = 24 * 3600 * 1000;

test('comes back for the member it was written to, for seven days', () => {
  const storage = memory();
  saveSignupMessage(storage, { id: 9, body: 'Hallo Mara' }, 0);
  expect(loadSignupMessage(storage, 9, 7 * day)).toBe('Hallo Mara');
  expect(loadSignupMessage(storage, 8, 1)).toBe('');
  expect(loadSignupMessage(storage, 9, 7 * day + 1)).toBe('');
});

test('is deleted when it is blank, and when dropped', () => {
  const storage = memory();
  saveSignupMessage(storage, { id: 9, body: 'Hallo' }, 0);
  saveSignupMessage(storage, { id: 9, body: ' \n' }, 1);
  expect(loadSignupMessage(storage, 9, 1)).toBe('');
  saveSignupMessage(storage, { id: 9, body: 'Hallo' }, 2);
  dropSignupMessage(storage);
  expect(loadSignupMessage(storage, 9, 2)).toBe('');
});

test.each(['', '{', '[]', '7', '{"id":9,"at":0}', '{"id":"9","at":0,"body":"x"}', '{"id":9,"body":"x"}'])(
  'reads nothing from "%s"',
  (text) => {
    const storage = memory();
    storage.setItem('vonk_signup_message', text);
    expect(loadSignupMessage(storage, 9, 1)).toBe('');
  },
);
