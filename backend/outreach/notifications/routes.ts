import * as contract from '#lib/contract/outreach/notifications.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { route } from '../../platform/http/call.ts';
import { changeNotifications } from './change-notifications.ts';
import { getNotifications } from './get-notifications.ts';

export const notificationRoutes = [
  route(contract.getNotifications, ({ db, actor }) => getNotifications(db, actor)),
  route(contract.changeNotifications, ({ db, actor, body, now }) =>
    inTransaction(db, async (tx) => {
      await changeNotifications(tx, actor, body, now());
      return getNotifications(tx, actor);
    }),
  ),
];
