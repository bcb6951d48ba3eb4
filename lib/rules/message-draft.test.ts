import { draftKey, keepDraft, readDraft } from './message-draft.ts';

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('each pair has a draft of its own', () => {
  const store = memoryStore();
  keepDraft(store, draftKey(1, 7), 'hello');
  expect(readDraft(store, draftKey(1, 7))).toBe('hello');
  expect(readDraft(store, draftKey(1, 8))).toBe('');
  expect(readDraft(store, draftKey(2, 7))).toBe('');
});

test('an empty draft leaves nothing behind', () => {
  const store = memoryStore();
  keepDraft(store, draftKey(1, 7), 'hello');
  keepDraft(store, draftKey(1, 7), '');
  expect(store.kept.size).toBe(0);
});

test('a browser that refuses storage loses nothing but the draft', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(readDraft(store, draftKey(1, 7))).toBe('');
  expect(() => keepDraft(store, draftKey(1, 7), 'hello')).not.toThrow();
});
