import * as mailCalls from '#lib/contract/identity/mail-change.ts';
import { showAddress } from '../../platform/texts/show-address.ts';
import * as passwordCalls from '#lib/contract/identity/credentials.ts';
import { requireUser } from '../accounts/find-user.ts';
import { getDevice } from '../accounts/login-origin.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { done, route } from '../../platform/http/call.ts';
import { changePassword } from './change-password.ts';
import {
  confirmMailChange,
  requestMailChange,
  cancelMailChange,
  getPendingChange,
} from './mail-change/change-mail.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { requireResetLink } from './reset-link.ts';

export const credentialRoutes = [
  route(passwordCalls.requestPasswordReset, async (call) => {
    await call.limits.consume('reset', call.client);
    await inTransaction(call.db, (tx) => requestPasswordReset(tx, call, call.body.email, call.now()));
    return done;
  }),
  route(passwordCalls.checkPasswordReset, async ({ db, limits, client, brand, body, now }) => {
    await limits.consume('login', client);
    const { email } = await requireResetLink(db, brand.id, body.token, now());
    return { email: showAddress(email) };
  }),
  route(passwordCalls.resetPassword, async (call) => {
    await call.limits.consume('login', call.client);
    const { userId, token } = await resetPassword(call, call, call.body, call.now());
    call.sessions.dropUser(userId);
    const user = await requireUser(call.db, userId, call.locale, call.now());
    return { user, token, device: getDevice(call, userId) };
  }),
  route(passwordCalls.changePassword, async (call) => {
    const { actor, sessions, limits, brand, token, body } = call;
    await limits.consume('login', call.limitKey);
    await changePassword(call, { userId: actor.userId, brand, token }, body, call.now());
    sessions.dropUser(actor.userId);
    return done;
  }),
  route(mailCalls.getMailChange, async ({ db, actor, now }) => ({
    pending: await getPendingChange(db, actor.userId, now()),
  })),
  route(mailCalls.requestMailChange, async (call) => {
    await call.limits.consume('mail', call.limitKey);
    await requestMailChange(call, call.actor, call.body, call.now());
    return { email: showAddress(call.body.email) };
  }),
  route(mailCalls.cancelMailChange, async ({ db, actor, now }) => {
    await inTransaction(db, (tx) => cancelMailChange(tx, actor.userId, now()));
    return done;
  }),
  route(mailCalls.confirmMailChange, async (call) => {
    const { db, sessions, limits, client, body, now } = call;
    await limits.consume('login', client);
    const { email, userId } = await inTransaction(db, (tx) => confirmMailChange(tx, call, body.token, now()));
    sessions.dropUser(userId);
    return { email: showAddress(email) };
  }),
];
