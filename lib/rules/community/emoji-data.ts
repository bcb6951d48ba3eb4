/** Path of the emoji by language; the version changes with their source and processing. */
export const emojiFolder = '/emoji/17.0.0-1';

export function emojiPath(locale: string): string {
  return `${emojiFolder}/${locale}.json`;
}
