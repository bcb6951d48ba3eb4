type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Names the draft of one member to another, so that two members on one device never meet each other's words. */
export function draftKey(own: number, other: number): string {
  return `vonk-draft-${own}-${other}`;
}

/** The unsent text under a key; empty where there is none or the browser keeps nothing. */
export function readDraft(store: Store, key: string): string {
  try {
    return store.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps an unsent text; an empty one is forgotten. A browser that keeps nothing is no error. */
export function keepDraft(store: Store, key: string, text: string): void {
  try {
    if (text === '') store.removeItem(key);
    else store.setItem(key, text);
  } catch {
    // Storage is full or refused: the text stays in the field.
  }
}
