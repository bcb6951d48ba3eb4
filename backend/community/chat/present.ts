import { serverTexts } from '#lib/i18n/server-texts.ts';
import type { z } from 'zod';
import type { chatSchema, Draft, messageSchema } from '#lib/contract/community/chat.ts';
import { excerptLength, shortened } from '#lib/contract/community/visible-text.ts';
import type { MessageWarning, Reaction } from '#lib/contract/community/chat-vocabulary.ts';
import { presentActivity } from '../members/activity.ts';
import { detectLanguage } from '../../platform/texts/detect-language.ts';
import { presentPhoto, presentTile, type TileRow } from '../members/present.ts';

type PresentedMessage = z.input<typeof messageSchema>;

export type MessageRow = {
  id: number;
  conversation: number;
  sender: number;
  client_message_id: string;
  body: string;
  gift: string | null;
  automatic: boolean;
  warning: MessageWarning | null;
  created_at: Date | string;
  edited_at: Date | string | null;
  deleted_at: Date | string | null;
  reply_to: PresentedMessage['reply_to'];
  reactions: { profile_id: number; emoji: Reaction }[];
} & (
  | { image_hash: string; image_width: number; image_height: number; image_thumbhash: string }
  | { image_hash: null; image_width: null; image_height: null; image_thumbhash: null }
);

export type ChatRow = TileRow & {
  conversation_id: number;
  gone: boolean;
  unread: number;
  first_unread: number | null;
  muted: boolean;
  draft: string | null;
  other_read_until: number;
  other_delivered_until: number;
  shown_activity: Date | string | null;
  last_message: MessageRow | null;
};

export type DraftRow = TileRow & { body: string; changed_at: string };

/** Only the recipient gets the warning. */
export function presentMessage(row: MessageRow, viewer: number): PresentedMessage {
  return {
    id: row.id,
    conversation: row.conversation,
    sender: row.sender,
    client_message_id: row.client_message_id,
    body: row.body,
    language: detectLanguage(row.body),
    // The response is validated against the closed list of gifts.
    gift: row.gift as PresentedMessage['gift'],
    image: presentImage(row),
    reply_to: row.reply_to && {
      ...row.reply_to,
      excerpt: shortened(row.reply_to.excerpt, excerptLength),
    },
    // At most two, in no guaranteed order.
    reactions: row.reactions.sort((one, other) => one.profile_id - other.profile_id),
    warning: row.sender === viewer ? null : row.warning,
    automatic: row.automatic,
    created_at: new Date(row.created_at).toISOString(),
    edited_at: row.edited_at && new Date(row.edited_at).toISOString(),
    deleted: row.deleted_at !== null,
  };
}

function presentImage(row: MessageRow): PresentedMessage['image'] {
  if (row.image_hash === null) return null;
  const { image_hash: hash, image_width: width, image_height: height, image_thumbhash: thumbhash } = row;
  return presentPhoto({ hash, width, height, thumbhash, photo_status: 'active' });
}

export function presentChat(
  row: ChatRow,
  viewer: number,
  locale: string,
  now: Date,
): z.input<typeof chatSchema> {
  return {
    id: row.conversation_id,
    profile_id: row.id,
    profile: row.gone ? presentDeleted(row, locale) : presentTile(row, locale, now),
    activity: presentActivity(row.shown_activity, now),
    num_unread_messages: row.unread,
    last_message: row.last_message ? presentMessage(row.last_message, viewer) : null,
    read_until: row.other_read_until,
    delivered_until: row.other_delivered_until,
    first_unread: row.first_unread,
    muted: row.muted,
    draft: row.draft ?? '',
  };
}

function presentDeleted({ id, gender }: ChatRow, locale: string): z.input<typeof chatSchema>['profile'] {
  const { deletedMember: name } = serverTexts(locale, 'conversations');
  return { id, name, age: null, gender, country: 'ZZ', city: '', main_image: null, fictional_icon: false };
}

export function presentDraft(row: DraftRow, locale: string, now: Date): Draft {
  return {
    profile_id: row.id,
    profile: presentTile(row, locale, now),
    body: row.body,
    changed_at: new Date(row.changed_at).toISOString(),
  };
}
