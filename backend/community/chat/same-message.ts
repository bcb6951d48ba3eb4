import { invalidInput } from '../../platform/http/errors.ts';
import type { MessageRow } from './present.ts';
import type { ChatImage } from './insert-message.ts';

type Asked = {
  /** Of the two; null where there is none yet. */
  conversation: number | null;
  body: string;
  gift?: string | undefined;
  image?: Omit<ChatImage, 'hash'> | undefined;
  replyTo?: number | undefined;
};

/**
 * Whoever sends something else under an id must not take what was sent first for it. What was changed or taken back since
 * is told apart by its kind and its reader alone. Throws invalid_input of `client_message_id`.
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

/** Files are made anew with each upload; what they show is compared by its measures and its blurred picture. */
function isSameImage(sent: MessageRow, image: Asked['image']): boolean {
  if (sent.deleted_at !== null) return true;
  return (
    sent.image_width === (image?.width ?? null) &&
    sent.image_height === (image?.height ?? null) &&
    sent.image_thumbhash === (image?.thumbhash ?? null)
  );
}
