import type { Gender } from '#lib/contract/vocabulary.ts';

/** Common names for people under 42 and for older ones, separated by spaces. */
export type NameLists = Record<Gender, readonly [younger: string, older: string]>;
