import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '#components/site/site-context.island.tsx';
import { showChanged } from '#lib/browser/community/changed-messages.ts';
import { markSent } from '#lib/browser/storage/save-draft.ts';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { getFailureReason } from '#lib/browser/transport/failure-reason.ts';
import { liveConfig, useCall } from '#lib/browser/transport/hooks.ts';
import { priceCountry } from '#lib/contract/commerce/price-country.ts';
import type { Chat, Message } from '#lib/contract/community/chat.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { hasVisibleText } from '#lib/contract/community/visible-text.ts';
import type { ErrorBody } from '#lib/contract/errors.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { formatMinCost } from '#lib/rules/commerce/message-cost.ts';
import { findSendBlockReason } from '#lib/rules/community/conversations.ts';
import { draftKey } from '#lib/rules/community/message-draft.ts';
import { toQuote } from '#lib/rules/community/message-text.ts';
import type { FailureReason } from '#lib/rules/community/optimistic-messages.ts';
import { chosenCountry } from '#lib/site/cookies.ts';
import { settleMessage } from '../message/change-message.ts';
import { sendImage, sendMessage, type Refusal } from '../sending/send-message.ts';
import { useDraft } from './use-draft.ts';
import { useImages } from './use-images.ts';

export type Failure = { reason: FailureReason; data?: Partial<ErrorBody> };

type Editing = { id: number; text: string; busy: boolean };

/** The composer's content: a new message with quote and images, or an edit of an own text. */
export function useComposing(user: User, profile: MemberTile, chat: Chat | undefined) {
  const { prices } = useSite();
  const own = user.profile.id;
  const [draft, change] = useDraft(own, profile.id, useServerDraft(profile.id, chat));
  const pictures = useImages(own, draft, change);
  const [asked, setAsked] = useState(0);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sendTyping = useSendTyping(chat?.id ?? null);

  const hasText = hasVisibleText(draft.text);
  const images = draft.images.length;
  const cost = images * prices.photo_credits + (hasText || images === 0 ? prices.message_credits : 0);
  const blockReason = findSendBlockReason(user, cost, chat === undefined);

  // A block may end by itself: credits arrive, or the other member starts the conversation.
  const stood = useRef(blockReason);
  useEffect(() => {
    const before = stood.current;
    stood.current = blockReason;
    if (before && !blockReason) setFailure((now) => (now?.reason === before ? null : now));
  }, [blockReason]);

  const write = (text: string) => {
    if (editing) return setEditing({ ...editing, text });
    change((now) => ({ ...now, text }));
    sendTyping(text);
  };

  const deliver = async (sending: Promise<Refusal | null>) => {
    setFailure(null);
    const refused = await sending;
    if (!refused) return;
    setFailure(refused);
    // The returned text goes before what was typed since.
    change((now) => ({
      ...now,
      text: refused.body && now.text ? `${refused.body}\n${now.text}` : refused.body || now.text,
      reply: now.reply ?? refused.reply,
    }));
    if (refused.image) await pictures.add([refused.image]);
  };

  const send = () => {
    // Otherwise only one of several images would be sent.
    if (images > 0 && blockReason) return setFailure({ reason: blockReason, data: { needed: cost } });
    const { text, reply, images: chosen } = draft;
    pictures.clearFault();
    write('');
    change((now) => ({ ...now, reply: undefined, images: [] }));
    chosen.forEach((image, index) => {
      void deliver(sendImage(profile.id, image, hasText || index > 0 ? undefined : reply));
    });
    if (!hasText) return;
    markSent(draftKey(own, profile.id));
    void deliver(sendMessage(profile.id, text.trim(), reply));
  };

  const save = async () => {
    if (!editing || editing.busy) return;
    setFailure(null);
    setEditing({ ...editing, busy: true });
    try {
      const body = { id: editing.id, body: editing.text.trim() };
      const { message } = await callApi('PUT /api/message.php', { body });
      void showChanged(message);
      setEditing(null);
    } catch (error) {
      const reason = getFailureReason(error);
      setFailure({ reason, data: error instanceof ApiError ? error.data : {} });
      const isOver = reason === 'too_late' || reason === 'edit_limit' || reason === 'not_found';
      if (!isOver) return setEditing({ ...editing, busy: false });
      if (reason === 'too_late') settleMessage(editing.id);
      // The text can still be sent as a new message.
      setEditing(null);
      change((now) => ({ ...now, text: now.text ? `${editing.text}\n${now.text}` : editing.text }));
    }
  };

  const stop = () => {
    setFailure(null);
    setEditing(null);
  };
  return {
    text: editing ? editing.text : draft.text,
    reply: editing ? undefined : draft.reply,
    editing,
    /** Counts replies, edits and suggestions: each change focuses the field. */
    asked,
    pictures,
    cost,
    /** Covered by the free messages; images always show their credits. */
    isFree: images === 0 && freeMessages(user, prices.message_credits) > 0,
    failure: failure ?? (blockReason && !editing ? { reason: blockReason, data: { needed: cost } } : null),
    write,
    /** Puts an editable suggestion into the field. */
    suggest: (text: string) => {
      write(text);
      setAsked((before) => before + 1);
    },
    deliver,
    submit: () => (editing ? void save() : send()),
    addImages: (files: readonly Blob[]) => {
      setFailure(null);
      void pictures.add(files);
    },
    startReply: (message: Message) => {
      stop();
      setAsked((times) => times + 1);
      change((now) => ({ ...now, reply: toQuote(message) }));
    },
    startEdit: ({ id, body }: Message) => {
      setFailure(null);
      setAsked((times) => times + 1);
      setEditing({ id, text: body, busy: false });
    },
    /** Cancels the edit, or removes the quote. */
    cancel: () => {
      if (editing) stop();
      else change((now) => ({ ...now, reply: undefined }));
    },
  };
}

/** The server's draft: from the conversation, or from the list where there is none yet. */
function useServerDraft(member: number, chat: Chat | undefined): string | undefined {
  const { data } = useCall('GET /api/chats.php', chat ? null : undefined, liveConfig);
  if (chat) return chat.draft;
  return data && (data.drafts.find((each) => each.profile_id === member)?.body ?? '');
}

export type Composing = ReturnType<typeof useComposing>;

/** Messages that a member who never bought credits can still send. */
function freeMessages({ paid_user: isPaid, credits }: User, messageCredits: number): number {
  return isPaid || messageCredits <= 0 ? 0 : Math.floor(credits / messageCredits);
}

/**
 * The price of the next message as text: the minimum in the member's currency, or the free messages left for members
 * who never bought credits.
 */
export function usePrice(user: User, cost: number): string | null {
  const t = useTranslations('composer');
  const { prices, locale } = useSite();
  if (cost === 0) return null;
  if (!user.paid_user) {
    const remaining = freeMessages(user, prices.message_credits);
    return remaining > 0 ? t('freeLeft', { count: remaining }) : null;
  }
  const signs = { chosen: chosenCountry(document.cookie), profile: user.profile.country, address: null };
  const country = priceCountry(signs, {
    language: null,
    countries: Object.keys(prices.minimum_message_costs),
  });
  const price = formatMinCost(prices, cost, country, locale);
  return price && t('least', { price });
}

const typingIntervalMs = 3_000;

/** Sends typing events, at most every three seconds. An empty text (sent or deleted) resets the interval. */
function useSendTyping(conversation: number | null): (text: string) => void {
  const lastTypingAt = useRef(0);
  return (text) => {
    if (!hasVisibleText(text)) {
      lastTypingAt.current = 0;
      return;
    }
    const now = Date.now();
    if (conversation === null || now - lastTypingAt.current < typingIntervalMs) return;
    lastTypingAt.current = now;
    callApi('POST /api/typing.php', { body: { conversation } }).catch(() => undefined);
  };
}
