import {
  agree,
  draftImages,
  draftKey,
  forgetDrafts,
  isNewer,
  keepDraft,
  noDraft,
  readDraft,
  type Draft,
} from './message-draft.ts';

function memoryStore() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
  return { kept, store };
}
const draft = (text: string, agreed = ''): Draft => ({ ...noDraft, text, agreed });
const image = { file: 'f1', width: 300, height: 200 };

test('each pair has a draft of its own', () => {
  const { store } = memoryStore();
  keepDraft(store, draftKey(1, 7), draft('hello'));
  expect(readDraft(store, draftKey(1, 7))).toEqual(draft('hello'));
  expect(readDraft(store, draftKey(1, 8))).toEqual(noDraft);
  expect(readDraft(store, draftKey(2, 7))).toEqual(noDraft);
});

test('an empty draft leaves nothing behind, one that the server has yet to lose does', () => {
  const { store, kept } = memoryStore();
  keepDraft(store, draftKey(1, 7), draft('', 'hello'));
  expect(kept.size).toBe(1);
  keepDraft(store, draftKey(1, 7), noDraft);
  expect(kept.size).toBe(0);
});

test('a browser that holds nonsense loses nothing but the draft', () => {
  const { store } = memoryStore();
  store.setItem(draftKey(1, 7), '{half');
  expect(readDraft(store, draftKey(1, 7))).toEqual(noDraft);
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

test('the images of one member are named, and logging out forgets all drafts but nothing else', () => {
  const { store, kept } = memoryStore();
  keepDraft(store, draftKey(1, 7), { ...noDraft, images: [image] });
  keepDraft(store, draftKey(11, 7), { ...noDraft, images: [{ ...image, file: 'f2' }] });
  store.setItem('other', 'stays');
  expect(draftImages(store, 1)).toEqual(['f1']);
  forgetDrafts(store);
  expect([...kept.keys()]).toEqual(['other']);
});
