import * as signupCalls from '../../lib/contract/signup.ts';
import * as userCalls from '../../lib/contract/user.ts';
import { inTransaction } from '../db/connect.ts';
import { done, route } from '../http/call.ts';
import { subscribePush } from '../push/subscribe-push.ts';
import { unsubscribePush } from '../push/unsubscribe-push.ts';
import { activate } from './activate.ts';
import { changeUser } from './change-user.ts';
import { findUser, requireUser } from './find-user.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { sendActivationMail } from './send-activation-mail.ts';
import { signUp } from './sign-up.ts';

export const accountRoutes = [
  route(userCalls.logIn, async ({ db, limits, client, brand, userAgent, country, body, locale, now }) => {
    await limits.take('login', client);
    const { userId, token } = await logIn(db, { brandId: brand.id, ...body, userAgent, country }, now());
    return { user: await requireUser(db, userId, locale, now()), token };
  }),
  route(userCalls.getUser, async ({ db, actor, token, locale, now }) => ({
    user: actor && (await findUser(db, actor.userId, locale, now(), token)),
  })),
  route(userCalls.changeUser, async ({ db, sessions, actor, body, locale, now }) => {
    await inTransaction(db, (tx) => changeUser(tx, actor, body));
    sessions.forgetUser(actor.userId);
    return { user: await requireUser(db, actor.userId, locale, now()) };
  }),
  route(userCalls.subscribePush, async ({ db, actor, token, body, now }) => {
    if (body.subscription) await subscribePush(db, { actor, token: token ?? '' }, body.subscription, now());
    else await inTransaction(db, (tx) => unsubscribePush(tx, actor, body.endpoint));
    return done;
  }),
  route(userCalls.logOut, async ({ db, sessions, token }) => {
    const userId = token && (await inTransaction(db, (tx) => logOut(tx, token)));
    if (userId) sessions.forgetUser(userId);
    return done;
  }),
  route(signupCalls.signUp, async (call) => {
    await call.limits.take('signup', call.client);
    const { userId, token } = await signUp(call, call, call.body, call.now());
    return { user: await requireUser(call.db, userId, call.locale, call.now()), token };
  }),
  route(signupCalls.activate, async ({ db, env, jobs, sessions, brand, body, now }) => {
    const { email, userId } = await inTransaction(db, (tx) =>
      activate(tx, { brand, env, jobs }, body.token, now()),
    );
    sessions.forgetUser(userId);
    return { email };
  }),
  route(signupCalls.sendActivationMail, async (call) => {
    const { db, limits, client, actor, body, now } = call;
    await limits.take('mail', client);
    return { email: await inTransaction(db, (tx) => sendActivationMail(tx, call, actor, body.email, now())) };
  }),
];
