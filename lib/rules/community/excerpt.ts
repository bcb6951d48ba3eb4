import { trimEnding } from '../platform/trim-ending.ts';

/** What no text ends in before an ellipsis. */
const extra = ' .,;:!?…–-';

/** The beginning of a text in one line, at most so many characters, cut between two words and then with an ellipsis. */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= most) return line;
  const cut = letters.slice(0, most - 1).join('');
  const end = letters[most - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${trimEnding(end > 0 ? cut.slice(0, end) : cut, (character) => extra.includes(character))}…`;
}
