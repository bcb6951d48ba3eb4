/** A text without these characters at its end. */
export function trimEnding(text: string, isExtra: (character: string) => boolean): string {
  let end = text.length;
  while (end > 0 && isExtra(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

export const trimSlashes = (path: string): string => trimEnding(path, (character) => character === '/');
