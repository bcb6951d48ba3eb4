import type { ChosenImage, Quote } from './optimistic-messages.ts';
import { parseJson } from '../platform/text.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Listed = { keys: () => string[] };

/** A message being written. */
export type Draft = {
  text: string;
  /** The last text that both sides had: a different one here is newer. */
  agreed: string;
  reply?: Quote | undefined;
  images: readonly ChosenImage[];
};

export const noDraft: Draft = { text: '', agreed: '', images: [] };

/** Longest text that the server stores, in UTF-16 units like the contract. */
export const maxDraftLength = 10_000;

const prefix = 'vonk-draft-';

/** Storage key of a member's draft to another, so that members sharing a device never see each other's texts. */
export function draftKey(own: number, other: number): string {
  return `${prefix}${own}-${other}`;
}

/** The draft under a key; empty if there is none. */
export function loadDraft(store: Store, key: string): Draft {
  return { ...noDraft, ...(parseJson(store.getItem(key)) as Partial<Draft> | null) };
}

/** Stores a draft; one that is empty both here and on the server is deleted. */
export function storeDraft(store: Store, key: string, draft: Draft): void {
  const isOver = draft.text === '' && draft.agreed === '' && !draft.reply && draft.images.length === 0;
  if (isOver) store.removeItem(key);
  else store.setItem(key, JSON.stringify(draft));
}

/** Erases all drafts in this browser; the server has their texts. */
export function clearDrafts(store: Pick<Store, 'removeItem'> & Listed): void {
  for (const key of store.keys()) if (key.startsWith(prefix)) store.removeItem(key);
}

/** Names of the images in a member's drafts. */
export function draftImages(store: Store & Listed, own: number): string[] {
  const keys = store.keys().filter((key) => key.startsWith(draftKey(own, 0).slice(0, -1)));
  return keys.flatMap((key) => loadDraft(store, key).images.map(({ file }) => file));
}

/** Whether the server lacks what was written here. */
export function isNewer(draft: Draft): boolean {
  return savedText(draft) !== draft.agreed;
}

/** The text to save: the server stores no blank text. */
export function savedText({ text }: Draft): string {
  return text.trim() === '' ? '' : text;
}

/** Merges the server's text into a draft: newer text from here stays, otherwise another device wrote last. */
export function agree(draft: Draft, onServer: string): Draft {
  if (savedText(draft) === onServer) return { ...draft, agreed: onServer };
  return isNewer(draft) ? draft : { ...draft, text: onServer, agreed: onServer };
}
