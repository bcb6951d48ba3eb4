import * as contract from '#lib/contract/community/chat.ts';
import { getIcebreakers } from '#lib/contract/community/chat.ts';
import * as sending from '#lib/contract/community/messages.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { done, route } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { deleteChat, deleteChatsWith } from './delete-chat.ts';
import { suggestIcebreakers } from './icebreakers.ts';
import { listMessages } from './list-messages.ts';
import { muteChat, markDelivered, markChatOpened, markChatRead, requireConversation } from './chat-state.ts';
import { presentChat, presentDraft, presentMessage, type MessageRow } from './present.ts';
import { findChat, listChats } from './queries.ts';
import { saveDraft } from './save-draft.ts';
import { sendGift as sendGiftCall } from '#lib/contract/community/gifts.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Delivery } from './deliver.ts';
import { deleteMessage, editMessage, react } from './change-message.ts';
import { sendGift, sendImage, sendMessage } from './send-message.ts';

type Target = { profile_id: number; client_message_id: string; reply_to?: number | undefined };

const toTarget = ({ profile_id, client_message_id, reply_to }: Target) => ({
  profileId: profile_id,
  clientMessageId: client_message_id,
  replyTo: reply_to,
});

const presentDelivery = ({ message, credits }: Delivery, { profileId }: Actor) => ({
  message: presentMessage(message, profileId),
  credits,
});

const presentChange = (message: MessageRow, { profileId }: Actor) => ({
  message: presentMessage(message, profileId),
});

const messageRoutes = [
  route(sending.sendMessage, async ({ db, brand, jobs, actor, body, now }) => {
    const input = { ...toTarget(body), body: body.body };
    const sent = await inTransaction(db, (tx) => sendMessage(tx, { brand, jobs }, actor, input, now()));
    return presentDelivery(sent, actor);
  }),
  route(sendGiftCall, async ({ db, brand, jobs, actor, body, now }) => {
    const input = { ...toTarget(body), gift: body.gift };
    const sent = await inTransaction(db, (tx) => sendGift(tx, { brand, jobs }, actor, input, now()));
    return presentDelivery(sent, actor);
  }),
  route(sending.sendImage, async (call) => {
    const { actor, brand, body, query } = call;
    return presentDelivery(await sendImage(call, brand, actor, { ...toTarget(query), bytes: body }), actor);
  }),
  route(sending.editMessage, async ({ db, brand, actor, body, now }) =>
    presentChange(await inTransaction(db, (tx) => editMessage(tx, brand, actor, body, now())), actor),
  ),
  route(sending.deleteMessage, async ({ db, jobs, actor, body, now }) =>
    presentChange(await inTransaction(db, (tx) => deleteMessage(tx, jobs, actor, body.id, now())), actor),
  ),
  route(sending.react, async ({ db, actor, body, now }) =>
    presentChange(await inTransaction(db, (tx) => react(tx, actor, body, now())), actor),
  ),
];

export const chatRoutes = [
  route(contract.getChats, async ({ db, actor, locale, now }) => {
    const { chats, drafts, last_opened } = await listChats(db, actor);
    return {
      chats: chats.map((row) => presentChat(row, actor.profileId, locale, now())),
      drafts: drafts.map((row) => presentDraft(row, locale, now())),
      last_opened: last_opened && {
        profile_id: last_opened.profile_id,
        opened_at: new Date(last_opened.opened_at).toISOString(),
      },
    };
  }),
  route(contract.getChat, async ({ db, actor, query, locale, now }) => {
    const { conversation, ...part } = query;
    const [chat, page] = await Promise.all([
      findChat(db, actor.profileId, conversation),
      listMessages(db, actor.profileId, conversation, part),
    ]);
    if (!chat) {
      await requireConversation(db, actor, conversation);
      throw new CallError('not_found');
    }
    return {
      chat: presentChat(chat, actor.profileId, locale, now()),
      chat_messages: page.messages.map((row) => presentMessage(row, actor.profileId)),
      more: page.more,
      more_after: page.moreAfter,
    };
  }),
  route(contract.markChatRead, async ({ db, actor, body, now }) => {
    const input = { conversation: body.conversation, readUntil: body.read_until };
    await inTransaction(db, (tx) => markChatRead(tx, actor, input, now()));
    return done;
  }),
  route(contract.markDelivered, async ({ db, actor, body }) => {
    const input = { conversation: body.conversation, deliveredUntil: body.delivered_until };
    await markDelivered(db, actor, input);
    return done;
  }),
  route(contract.markChatOpened, async ({ db, actor, body, now }) => {
    await inTransaction(db, (tx) => markChatOpened(tx, actor, body.profile_id, now()));
    return done;
  }),
  route(contract.muteChat, async ({ db, actor, body }) => {
    await inTransaction(db, (tx) => muteChat(tx, actor, body));
    return done;
  }),
  route(sending.saveDraft, async ({ db, actor, body, now }) => {
    const draft = { profileId: body.profile_id, body: body.body };
    await inTransaction(db, (tx) => saveDraft(tx, actor, draft, now()));
    return done;
  }),
  route(contract.deleteChat, async ({ db, actor, body }) => {
    await inTransaction(db, (tx) => deleteChat(tx, actor, body.conversation));
    return done;
  }),
  route(contract.deleteChatsWith, async ({ db, actor, body }) => {
    await inTransaction(db, (tx) => deleteChatsWith(tx, actor, body.profile_id));
    return done;
  }),
  route(sending.sendTyping, async ({ db, actor, body }) => {
    const other = await requireConversation(db, actor, body.conversation);
    if (other.userId && other.showOnline) {
      await announce(db, [other.userId], { type: 'typing', conversation: body.conversation });
    }
    return done;
  }),
  route(getIcebreakers, async ({ db, brand, actor, query, locale }) => ({
    suggestions: await suggestIcebreakers(db, brand, actor, query.id, locale),
  })),
  ...messageRoutes,
];
