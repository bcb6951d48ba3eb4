import type { Gender } from '#lib/contract/vocabulary.ts';

/** Names usual for people under 42 and for those above, separated by spaces. */
export type NameLists = Record<Gender, readonly [younger: string, older: string]>;
