/** Where the emoji of a language are served from; the version changes with their source and with what is made of it. */
export const emojiFolder = '/emoji/17.0.0-1';

export function emojiPath(locale: string): string {
  return `${emojiFolder}/${locale}.json`;
}
