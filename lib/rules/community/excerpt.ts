import { truncateText } from '../../contract/community/visible-text.ts';
import { trimEnding } from '../platform/trim-ending.ts';

/** What no text ends in before an ellipsis. */
const extra = ' .,;:!?…–-';

/** The beginning of a text in one line, at most so many characters, cut between two words and then with an ellipsis. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (truncateText(line, max) === line) return line;
  const cut = truncateText(line, max - 1);
  const end = line[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${trimEnding(end > 0 ? cut.slice(0, end) : cut, (character) => extra.includes(character))}…`;
}
