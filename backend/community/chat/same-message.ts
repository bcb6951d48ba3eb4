import { invalidInput } from '../../platform/http/errors.ts';
import type { MessageRow } from './present.ts';
import type { ChatImage } from './insert-message.ts';

type Asked = {
  /** Null if the two members have none yet. */
  conversation: number | null;
  body: string;
  gift?: string | undefined;
  image?: Omit<ChatImage, 'hash'> | undefined;
  replyTo?: number | undefined;
};

/**
 * An edited or deleted message is compared by kind and recipient only.
 * @throws invalid_input at `client_message_id` if the repeated id has other content
 */
export function requireSameMessage(sent: MessageRow, requested: Asked): void {
  const isChanged = sent.edited_at !== null || sent.deleted_at !== null;
  const isSameText =
    sent.body === requested.body && (sent.reply_to?.id ?? null) === (requested.replyTo ?? null);
  const isSame =
    sent.conversation === requested.conversation &&
    sent.gift === (requested.gift ?? null) &&
    isSameImage(sent, requested.image) &&
    (isChanged || isSameText);
  if (!isSame) throw invalidInput({ client_message_id: 'invalid' });
}

/** Each upload creates new files, so images are compared by size and thumbhash. */
function isSameImage(sent: MessageRow, image: Asked['image']): boolean {
  if (sent.deleted_at !== null) return true;
  return (
    sent.image_width === (image?.width ?? null) &&
    sent.image_height === (image?.height ?? null) &&
    sent.image_thumbhash === (image?.thumbhash ?? null)
  );
}
