/** A visible text; `file` and `key` locate it, without a key if the file contains one text. */
export type ReadText = { file: string; key?: string; text: string };

/** Whether a text appears on a screen; others are sent by mail, printed in a PDF, or used outside the front. */
export const isOfScreens = ({ file, key = '' }: Pick<ReadText, 'file' | 'key'>) =>
  file.startsWith('messages/') &&
  !/\/pages\//.test(file) &&
  !/^(?:mail|pushMessages|payments|conversations|fictional|status)\./.test(key);

/** The location of a text in complaints and exceptions. */
export const placeOf = ({ file, key }: Pick<ReadText, 'file' | 'key'>) => (key ? `${file}:${key}` : file);

export const excerptAt = (text: string, at: number, before = 20, after = 40) =>
  JSON.stringify(text.slice(Math.max(0, at - before), at + after));
