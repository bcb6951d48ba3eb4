/** A translator's notes on a text: location, picture, maximum length, terms. */
export type Note = { about: 'place' | 'picture' | 'length' | 'term'; text: string };

/** A text for translation; `key` is the dotted key of the catalogue, namespace first. */
export type Unit = {
  key: string;
  source: string;
  /** Undefined if the language lacks the text. */
  target: string | undefined;
  /** In characters: Unicode code points. */
  maxLength: number;
  notes: Note[];
};
