import { sendMessage as sendMessageCall } from '#lib/contract/community/sending.ts';
import { sendGift as sendGiftCall } from '#lib/contract/community/gifts.ts';
import * as contract from '#lib/contract/community/messages.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { route } from '../../platform/http/call.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Delivery } from './deliver.ts';
import { deleteMessage } from './delete-message.ts';
import { editMessage } from './edit-message.ts';
import { presentMessage, type MessageRow } from './present.ts';
import { react } from './react.ts';
import { sendGift } from './send-gift.ts';
import { sendImage } from './send-image.ts';
import { sendMessage } from './send-message.ts';

type Target = { profile_id: number; client_message_id: string; reply_to?: number | undefined };

const targetOf = ({ profile_id, client_message_id, reply_to }: Target) => ({
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

export const messageRoutes = [
  route(sendMessageCall, async ({ db, brand, jobs, actor, body, now }) => {
    const input = { ...targetOf(body), body: body.body };
    const sent = await inTransaction(db, (tx) => sendMessage(tx, { brand, jobs }, actor, input, now()));
    return presentDelivery(sent, actor);
  }),
  route(sendGiftCall, async ({ db, brand, jobs, actor, body, now }) => {
    const input = { ...targetOf(body), gift: body.gift };
    const sent = await inTransaction(db, (tx) => sendGift(tx, { brand, jobs }, actor, input, now()));
    return presentDelivery(sent, actor);
  }),
  route(contract.sendImage, async (call) => {
    const { actor, brand, body, query } = call;
    return presentDelivery(await sendImage(call, brand, actor, { ...targetOf(query), bytes: body }), actor);
  }),
  route(contract.editMessage, async ({ db, brand, actor, body, now }) =>
    presentChange(await inTransaction(db, (tx) => editMessage(tx, brand, actor, body, now())), actor),
  ),
  route(contract.deleteMessage, async ({ db, jobs, actor, body, now }) =>
    presentChange(await inTransaction(db, (tx) => deleteMessage(tx, jobs, actor, body.id, now())), actor),
  ),
  route(contract.react, async ({ db, actor, body, now }) =>
    presentChange(await inTransaction(db, (tx) => react(tx, actor, body, now())), actor),
  ),
];
