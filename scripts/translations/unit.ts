/** What a translator reads beside a text: where it stands, how the screen looks, how long it may be, what things are called. */
export type Note = { about: 'place' | 'picture' | 'length' | 'term'; text: string };

/** One text as it goes to a translator; its `key` is the dotted one of the catalogue, namespace first. */
export type Unit = {
  key: string;
  source: string;
  /** Undefined where the language has no such text yet. */
  target: string | undefined;
  /** In characters: Unicode code points. */
  longest: number;
  notes: Note[];
};
