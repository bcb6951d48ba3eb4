import { excerptLength, shortened } from '../../contract/community/visible-text.ts';
import type { Message } from '../../contract/community/chats.ts';
import type { Quote } from './optimistic-messages.ts';

/** A message as the answer to it shows it, before the server has said so. */
export function quoteOf({ id, sender, body, gift, image, deleted }: Message): Quote {
  return { id, sender, excerpt: shortened(body, excerptLength), gift, image: image !== null, deleted };
}
