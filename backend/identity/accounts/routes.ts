import * as sessionCalls from '#lib/contract/identity/sessions.ts';
import * as signupCalls from '#lib/contract/identity/signup.ts';
import * as activationCalls from '#lib/contract/identity/activation.ts';
import { showAddress } from '../../platform/texts/show-address.ts';
import * as userCalls from '#lib/contract/identity/accounts.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { done, route } from '../../platform/http/call.ts';
import { subscribePush } from '../../outreach/push/subscribe-push.ts';
import { unsubscribePush } from '../../outreach/push/unsubscribe-push.ts';
import { activate } from './activate.ts';
import { changeUser } from './change-user.ts';
import { endSession, endSessions, logOut } from './end-sessions.ts';
import { findUser, requireUser } from './find-user.ts';
import { getDevice } from './login-origin.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { requireSignupOwner, sendActivationMail } from './send-activation-mail.ts';
import { signUp } from './sign-up.ts';

export const accountRoutes = [
  route(userCalls.logIn, async (call) => {
    await call.limits.consume('login', call.client);
    const isProven = call.body.proof !== undefined;
    const input = { ...call, ...call.body, brandId: call.brand.id, isProven };
    const { userId, token } = await logIn(call.db, input, call.now());
    const user = await requireUser(call.db, userId, call.locale, call.now());
    return { user, token, device: getDevice(call, userId) };
  }),
  route(userCalls.getUser, async ({ db, actor, token, locale, now }) => ({
    user: actor && (await findUser(db, actor.userId, locale, now(), token)),
  })),
  route(userCalls.changeUser, async ({ db, sessions, actor, body, locale, now }) => {
    await inTransaction(db, (tx) => changeUser(tx, actor, body));
    sessions.dropUser(actor.userId);
    return { user: await requireUser(db, actor.userId, locale, now()) };
  }),
  route(userCalls.subscribePush, async ({ db, actor, token, body, now }) => {
    if (body.subscription) await subscribePush(db, { actor, token: token ?? '' }, body.subscription, now());
    else await inTransaction(db, (tx) => unsubscribePush(tx, actor, body.endpoint));
    return done;
  }),
  route(userCalls.logOut, async ({ db, sessions, token }) => {
    const userId = token && (await inTransaction(db, (tx) => logOut(tx, token)));
    if (userId) sessions.dropUser(userId);
    return done;
  }),
  route(signupCalls.signUp, async (call) => {
    await call.limits.consume('signup', call.client);
    const { userId, token } = await signUp(call, call, call.body, call.now());
    const user = await requireUser(call.db, userId, call.locale, call.now());
    return { user, token, device: getDevice(call, userId) };
  }),
  route(activationCalls.activate, async (call) => {
    const { db, sessions, body, now } = call;
    await requireSignupOwner(call, body, now());
    const { email, userId } = await inTransaction(db, (tx) => activate(tx, call, body.token, now()));
    sessions.dropUser(userId);
    return { email: showAddress(email) };
  }),
  route(activationCalls.sendActivationMail, async (call) => {
    const { db, limits, limitKey, actor, body, now } = call;
    await limits.consume('mail', limitKey);
    const email = await inTransaction(db, (tx) => sendActivationMail(tx, call, actor, body.email, now()));
    return { email: showAddress(email) };
  }),
  route(sessionCalls.listSessions, ({ db, actor, token, now }) =>
    listSessions(db, actor.userId, token, now()),
  ),
  route(sessionCalls.endSession, async ({ db, sessions, actor, token, body: { id } }) => {
    await inTransaction(db, async (tx) => {
      if (id === undefined) await endSessions(tx, actor.userId, token);
      else await endSession(tx, actor.userId, { fingerprint: id, except: token });
    });
    sessions.dropUser(actor.userId);
    return done;
  }),
];
