import { randomBytes, randomUUID } from 'node:crypto';
import { activate, sendActivationMail, signUp } from '#lib/contract/identity/signup.ts';
import { deleteAccount } from '#lib/contract/identity/account-deletion.ts';
import { changeUser, getUser, logIn, logOut, subscribePush } from '#lib/contract/identity/user.ts';
import { endpointName } from '#lib/contract/endpoint.ts';
import type { Check } from '../check.ts';
import { requireAnswer, requireFieldRefusal, holds, requireRefusal, same } from '../judge.ts';

const [login, user, language, push] = [logIn, getUser, changeUser, subscribePush].map(endpointName) as [
  string,
  string,
  string,
  string,
];

/** Wrong passwords after which an account has to be locked for their sender. */
const maxAttempts = 20;

const subscription = () => ({
  endpoint: `https://push.conformance.example/${randomUUID()}`,
  keys: {
    // An uncompressed point begins with 4.
    p256dh: Buffer.concat([Buffer.of(4), randomBytes(64)]).toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});

/** Login, session and the account: `user.php`, `logout.php`. */
export const sessionChecks: Check[] = [
  {
    name: 'A login answers the user of the address and a token that opens the session',
    async run(world) {
      const member = await world.logIn(world.accounts.member);
      same('The login answers the address', member.user.email, world.accounts.member.email);
      same('The session is that of', (await world.userOf(member))?.id, member.user.id);
    },
  },
  {
    name: 'A visitor has no user',
    async run(world) {
      const { user: none } = requireAnswer(getUser, await world.visitor().call(user));
      same('The user of a visitor is', none, null);
    },
  },
  {
    name: 'A token that nobody was given opens nothing',
    async run(world) {
      const caller = world.visitor();
      caller.token = randomUUID();
      requireRefusal('authentication_required', await caller.call('GET /api/likes.php'));
    },
  },
  {
    name: 'A wrong password and an unknown address are refused alike',
    async run(world) {
      const caller = world.visitor();
      const { email } = (await world.newcomer()).login;
      const wrong = await caller.call(login, { body: { email, password: 'not this one' } });
      const unknown = await caller.call(login, {
        body: { email: `nobody-${randomUUID()}@conformance.example`, password: 'not this one' },
      });
      same('An unknown address is refused with', unknown.body, wrong.body);
      requireRefusal('login_failed', wrong);
      requireRefusal('login_failed', unknown);
    },
  },
  {
    name: 'Too many wrong passwords shut the account, and the answer says for how many minutes',
    async run(world) {
      const { email, password } = (await world.newcomer()).login;
      const caller = world.visitor();
      let reply = await caller.call(login, { body: { email, password: 'wrong 0' } });
      for (let nth = 1; reply.status === 401 && nth < maxAttempts; nth += 1)
        reply = await caller.call(login, { body: { email, password: `wrong ${nth}` } });
      const { minutes } = requireRefusal('account_locked', reply);
      holds(Number.isInteger(minutes) && Number(minutes) >= 1, `The account is shut for ${String(minutes)}`);
      requireRefusal('account_locked', await caller.call(login, { body: { email, password } }));
    },
  },
  {
    name: 'The language of a member is changed and kept',
    async run(world) {
      const newcomer = await world.newcomer();
      const changed = requireAnswer(
        changeUser,
        await newcomer.caller.call(language, { body: { language: 'fr' } }),
      );
      same('The changed language is', changed.user.language, 'fr');
      same('The kept language is', (await world.userOf(newcomer))?.language, 'fr');
    },
  },
  {
    name: 'A language that there is not is refused at its field',
    async run(world) {
      const { caller } = await world.member('member');
      requireFieldRefusal(
        'language',
        'unknown_value',
        await caller.call(language, { body: { language: 'xx' } }),
      );
    },
  },
  {
    name: 'A push subscription is kept, slows polling, and is taken back by null',
    async run(world) {
      const newcomer = await world.newcomer();
      same('At first push is', newcomer.user.push_subscribed, false);
      const keep = (stored: object | null) => newcomer.caller.call(push, { body: { subscription: stored } });
      requireAnswer(subscribePush, await keep(subscription()));
      same('With a subscription push is', (await world.userOf(newcomer))?.push_subscribed, true);
      requireAnswer(subscribePush, await keep(null));
      same('Without it push is', (await world.userOf(newcomer))?.push_subscribed, false);
    },
  },
  {
    name: 'A push subscription without keys is refused',
    async run(world) {
      const { caller } = await world.member('member');
      const body = { subscription: { endpoint: 'https://push.conformance.example/1' } };
      requireRefusal('invalid_input', await caller.call(push, { body }));
    },
  },
  {
    name: 'A logout ends the session',
    async run(world) {
      const { caller } = await world.newcomer();
      requireAnswer(logOut, await caller.call('GET /api/logout.php'));
      requireRefusal('authentication_required', await caller.call('GET /api/likes.php'));
    },
  },
  {
    name: 'A signup below the age of the brand is refused',
    async run(world) {
      const year = new Date().getUTCFullYear() - 17;
      const body = { ...world.signupForm(), date_of_birth: `${year}-12-31` };
      requireRefusal('under_age', await world.visitor().call(endpointName(signUp), { body }));
    },
  },
  {
    name: 'A signup without the consents is refused at their fields',
    async run(world) {
      const body = { ...world.signupForm(), consent_terms: false };
      const reply = await world.visitor().call(endpointName(signUp), { body });
      requireFieldRefusal('consent_terms', 'consent_missing', reply);
    },
  },
  {
    name: 'An activation by a token that is none fails by name',
    async run(world) {
      const reply = await world.visitor().call(endpointName(activate), { body: { token: randomUUID() } });
      requireRefusal('activation_failed', reply);
    },
  },
  {
    name: 'An active account gets no activation mail',
    async run(world) {
      const { caller } = await world.member('member');
      requireRefusal('already_active', await caller.call(endpointName(sendActivationMail), { body: {} }));
    },
  },
  {
    name: 'An account that was deleted, and can come back, is told so at login',
    async run(world) {
      const { caller, login: body } = await world.newcomer();
      const leaving = { reason: null, password: body.password };
      requireAnswer(deleteAccount, await caller.call(endpointName(deleteAccount), { body: leaving }));
      requireRefusal('authentication_required', await caller.call('GET /api/chats.php'));
      requireRefusal('account_deleted', await world.visitor().call(login, { body }));
    },
  },
];
