import type { ChosenImage, Quote } from './optimistic-messages.ts';
import { parseJson } from '../platform/text.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Listed = { keys: () => string[] };

/** What is being written to somebody. */
export type Draft = {
  text: string;
  /** The text that the server had when the two last agreed: what differs from it is newer here. */
  agreed: string;
  reply?: Quote | undefined;
  images: readonly ChosenImage[];
};

export const noDraft: Draft = { text: '', agreed: '', images: [] };

/** Longest text that the server keeps, in UTF-16 units as the contract counts them. */
export const maxDraftLength = 10_000;

const prefix = 'vonk-draft-';

/** Names the draft of one member to another, so that two members on one device never meet each other's words. */
export function draftKey(own: number, other: number): string {
  return `${prefix}${own}-${other}`;
}

/** The draft under a key; empty where there is none or the browser keeps nothing. */
export function loadDraft(store: Store, key: string): Draft {
  return { ...noDraft, ...(parseJson(store.getItem(key)) as Partial<Draft> | null) };
}

/** Keeps a draft; one in which nothing is left, here or on the server, is forgotten. */
export function storeDraft(store: Store, key: string, draft: Draft): void {
  const isOver = draft.text === '' && draft.agreed === '' && !draft.reply && draft.images.length === 0;
  if (isOver) store.removeItem(key);
  else store.setItem(key, JSON.stringify(draft));
}

/** Erases the drafts of everybody in this browser; the server has their texts. */
export function clearDrafts(store: Pick<Store, 'removeItem'> & Listed): void {
  for (const key of store.keys()) if (key.startsWith(prefix)) store.removeItem(key);
}

/** Names of the images that drafts of a member hold. */
export function draftImages(store: Store & Listed, own: number): string[] {
  const keys = store.keys().filter((key) => key.startsWith(draftKey(own, 0).slice(0, -1)));
  return keys.flatMap((key) => loadDraft(store, key).images.map(({ file }) => file));
}

/** Whether the server has yet to learn what was written here. */
export function isNewer(draft: Draft): boolean {
  return savedText(draft) !== draft.agreed;
}

/** What the server is told: it keeps no blank text. */
export function savedText({ text }: Draft): string {
  return text.trim() === '' ? '' : text;
}

/** The draft once the server's text is known: what was written here since stays, otherwise another device wrote last. */
export function agree(draft: Draft, onServer: string): Draft {
  if (savedText(draft) === onServer) return { ...draft, agreed: onServer };
  return isNewer(draft) ? draft : { ...draft, text: onServer, agreed: onServer };
}
