import * as contract from '#lib/contract/outreach/notifications.ts';
import * as mailCalls from '#lib/contract/outreach/mail.ts';
import * as unsubscribeCalls from '#lib/contract/outreach/unsubscribe.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { done, route } from '../../platform/http/call.ts';
import { handleMailEvents } from '../mail/handle-mail-events.ts';
import { switchMailsOn, findUnsubscription, resubscribe, unsubscribe } from './unsubscribe.ts';

export const unsubscribeRoutes = [
  route(contract.enableNotifications, async ({ db, env, actor }) => {
    await inTransaction(db, (tx) => switchMailsOn(tx, env, actor));
    return done;
  }),
  route(unsubscribeCalls.getUnsubscription, (call) =>
    findUnsubscription(call, call.brand.id, call.query.token),
  ),
  route(unsubscribeCalls.unsubscribe, (call) => {
    const { token, choice } = call.query;
    return choice === 'undo'
      ? resubscribe(call, call.brand.id, token)
      : unsubscribe(call, call.brand.id, token, choice);
  }),
  route(mailCalls.handleMailEvents, async ({ brand, body, ...services }) => {
    await handleMailEvents(services, brand.id, body);
    return done;
  }),
];
