import { sql } from 'drizzle-orm';
import * as contract from '../../lib/contract/chats.ts';
import * as giftContract from '../../lib/contract/gifts.ts';
import { inTransaction } from '../db/connect.ts';
import { done, route } from '../http/call.ts';
import { CallError } from '../http/errors.ts';
import { announce } from '../realtime/hub.ts';
import { presentChat, presentMessage } from './present.ts';
import { chatPageSize, listChats, listMessages } from './queries.ts';
import { deleteChat, readChat, requireConversation } from './read-chat.ts';
import { sendGift } from './send-gift.ts';
import { sendMessage } from './send-message.ts';

export const chatRoutes = [
  route(contract.getChats, async ({ db, actor, now }) => {
    const rows = await listChats(db, actor.profileId);
    return { chats: rows.map((row) => presentChat(row, now())) };
  }),
  route(contract.getChat, async ({ db, actor, query, now }) => {
    const only = sql`own.conversation_id = ${query.conversation}`;
    const [chats, rows] = await Promise.all([
      listChats(db, actor.profileId, only),
      listMessages(db, actor.profileId, query.conversation, query.before),
    ]);
    const chat = chats[0];
    if (!chat) {
      await requireConversation(db, actor, query.conversation);
      throw new CallError('not_found');
    }
    return {
      chat: presentChat(chat, now()),
      chat_messages: rows.slice(0, chatPageSize).reverse().map(presentMessage),
      more: rows.length > chatPageSize,
    };
  }),
  route(contract.readChat, async ({ db, actor, body }) => {
    await inTransaction(db, (tx) => readChat(tx, actor, body.conversation, body.read_until));
    return done;
  }),
  route(contract.deleteChat, async ({ db, actor, body }) => {
    await inTransaction(db, (tx) => deleteChat(tx, actor, body.conversation));
    return done;
  }),
  route(contract.sendMessage, async ({ db, brand, jobs, actor, body, now }) => {
    const input = { profileId: body.profile_id, clientMessageId: body.client_message_id, body: body.body };
    const sent = await inTransaction(db, (tx) => sendMessage(tx, { brand, jobs }, actor, input, now()));
    return { message: presentMessage(sent.message), credits: sent.credits };
  }),
  route(giftContract.sendGift, async ({ db, brand, jobs, actor, body, now }) => {
    const input = { profileId: body.profile_id, clientMessageId: body.client_message_id, gift: body.gift };
    const sent = await inTransaction(db, (tx) => sendGift(tx, { brand, jobs }, actor, input, now()));
    return { message: presentMessage(sent.message), credits: sent.credits };
  }),
  route(contract.sayTyping, async ({ db, actor, body }) => {
    const other = await requireConversation(db, actor, body.conversation);
    if (other.userId) {
      await announce(db, [other.userId], { type: 'typing', conversation: body.conversation });
    }
    return done;
  }),
];
