import * as contract from '#lib/contract/identity/account-deletion.ts';
import { requireUser } from '../accounts/find-user.ts';
import { getDevice } from '../accounts/login-origin.ts';
import { requirePassword } from '../accounts/require-password.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { done, route } from '../../platform/http/call.ts';
import { beginDeletion, getDeletion } from './begin-deletion.ts';
import { deleteAccount } from './delete-account.ts';
import { reactivate } from './reactivate.ts';
import { requestReactivation } from './reactivation-link.ts';

export const accountDeletionRoutes = [
  route(contract.getDeletion, ({ db, actor, now }) => getDeletion(db, actor, now())),
  route(contract.beginDeletion, async ({ db, actor, now }) => {
    await beginDeletion(db, actor, now());
    return done;
  }),
  route(contract.deleteAccount, async (call) => {
    const { db, sessions, limits, actor, token, body, now } = call;
    await limits.consume('login', `user:${actor.userId}`);
    await requirePassword(call, actor, { password: body.password, field: 'password' }, now());
    const deletion = await inTransaction(db, (tx) =>
      deleteAccount(tx, call, actor, { reason: body.reason, token: token ?? '' }, now()),
    );
    sessions.dropUser(actor.userId);
    return deletion;
  }),
  route(contract.requestReactivation, async (call) => {
    await call.limits.consume('reset', call.client);
    await inTransaction(call.db, (tx) => requestReactivation(tx, call, call.body.email, call.now()));
    return done;
  }),
  route(contract.reactivate, async (call) => {
    const { db, sessions, limits, client, brand, userAgent, country, body, locale, now } = call;
    await limits.consume('login', client);
    const { userId, token } = await inTransaction(db, (tx) =>
      reactivate(tx, brand.id, body.token, { userAgent, country }, now()),
    );
    sessions.dropUser(userId);
    const user = await requireUser(db, userId, locale, now());
    return { user, token, device: getDevice(call, userId) };
  }),
];
