import type { Message } from '../../contract/community/chats.ts';
import type { Quote } from './optimistic-messages.ts';

/** Characters that a quote shows of a text, as the server cuts it. */
const longestExcerpt = 140;

/** A message as the answer to it shows it, before the server has said so. */
export function quoteOf({ id, sender, body, gift, image, deleted }: Message): Quote {
  const letters = [...body];
  const excerpt =
    letters.length > longestExcerpt ? `${letters.slice(0, longestExcerpt - 1).join('')}…` : body;
  return { id, sender, excerpt, gift, image: image !== null, deleted };
}
