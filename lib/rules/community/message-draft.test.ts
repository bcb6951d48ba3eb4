import {
  agree,
  draftImages,
  draftKey,
  clearDrafts,
  isNewer,
  storeDraft,
  noDraft,
  loadDraft,
  type Draft,
} from './message-draft.ts';

function memoryStore() {
  const entries = new Map<string, string>();
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    keys: () => [...entries.keys()],
  };
  return { entries, store };
}
const draft = (text: string, agreed = ''): Draft => ({ ...noDraft, text, agreed });
const image = { file: 'f1', width: 300, height: 200 };

test('each pair has its own draft', () => {
  const { store } = memoryStore();
  storeDraft(store, draftKey(1, 7), draft('hello'));
  expect(loadDraft(store, draftKey(1, 7))).toEqual(draft('hello'));
  expect(loadDraft(store, draftKey(1, 8))).toEqual(noDraft);
  expect(loadDraft(store, draftKey(2, 7))).toEqual(noDraft);
});

test('an empty draft is deleted, unless the server still has it', () => {
  const { store, entries } = memoryStore();
  storeDraft(store, draftKey(1, 7), draft('', 'hello'));
  expect(entries.size).toBe(1);
  storeDraft(store, draftKey(1, 7), noDraft);
  expect(entries.size).toBe(0);
});

test('a browser that holds nonsense loses nothing but the draft', () => {
  const { store } = memoryStore();
  store.setItem(draftKey(1, 7), '{half');
  expect(loadDraft(store, draftKey(1, 7))).toEqual(noDraft);
});

test.each([
  [
    'what another device wrote is taken where nothing is newer here',
    draft('old', 'old'),
    'new',
    draft('new', 'new'),
  ],
  ['what was written here since stays', draft('mine', 'old'), 'theirs', draft('mine', 'old')],
  ['the same text on both sides is agreed', draft('same', 'old'), 'same', draft('same', 'same')],
  ['a draft sent or emptied elsewhere is gone here', draft('old', 'old'), '', draft('', '')],
  ['blanks are nothing to the server', draft('  '), '', draft('  ')],
])('%s', (_what, here, onServer, result) => {
  expect(agree(here, onServer)).toEqual(result);
});

test('only what differs from the server is newer', () => {
  expect(isNewer(draft('a', 'a'))).toBe(false);
  expect(isNewer(draft('b', 'a'))).toBe(true);
  expect(isNewer(draft(' \n'))).toBe(false);
});

test('lists the images of one member, and a logout deletes all drafts but nothing else', () => {
  const { store, entries } = memoryStore();
  storeDraft(store, draftKey(1, 7), { ...noDraft, images: [image] });
  storeDraft(store, draftKey(11, 7), { ...noDraft, images: [{ ...image, file: 'f2' }] });
  store.setItem('other', 'stays');
  expect(draftImages(store, 1)).toEqual(['f1']);
  clearDrafts(store);
  expect([...entries.keys()]).toEqual(['other']);
});
