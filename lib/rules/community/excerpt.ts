import { truncateText } from '../../contract/community/visible-text.ts';
import { trimEnding } from '../platform/trim-ending.ts';

/** Characters to remove before an ellipsis. */
const extra = ' .,;:!?…–-';

/** The start of a text in one line, at most `max` characters, cut between words with an ellipsis. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (truncateText(line, max) === line) return line;
  const cut = truncateText(line, max - 1);
  const end = line[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${trimEnding(end > 0 ? cut.slice(0, end) : cut, (character) => extra.includes(character))}…`;
}
