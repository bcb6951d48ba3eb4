/** A text that somebody reads; `file` and `key` say where it stands, without a key where the file has one text alone. */
export type ReadText = { file: string; key?: string; text: string };

/** Whether a screen shows a text: the others go out by mail, stand in a PDF, or are said without the front. */
export const isOfScreens = ({ file, key = '' }: Pick<ReadText, 'file' | 'key'>) =>
  file.startsWith('messages/') &&
  !/\/pages\//.test(file) &&
  !/^(?:mail|pushMessages|payments|conversations|fictional|status)\./.test(key);

/** Where a text stands, as complaints and exceptions name it. */
export const placeOf = ({ file, key }: Pick<ReadText, 'file' | 'key'>) => (key ? `${file}:${key}` : file);

/** The words around a place in a text, quoted. */
export const excerptAt = (text: string, at: number, before = 20, after = 40) =>
  JSON.stringify(text.slice(Math.max(0, at - before), at + after));
