import { randomBytes, randomUUID } from 'node:crypto';
import { signUp } from '#lib/contract/identity/signup.ts';
import { activate, sendActivationMail } from '#lib/contract/identity/activation.ts';
import { deleteAccount } from '#lib/contract/identity/account-deletion.ts';
import { changeUser, getUser, logIn, logOut, subscribePush } from '#lib/contract/identity/accounts.ts';
import { endpointName } from '#lib/contract/endpoint.ts';
import { streamEvents } from '#lib/contract/events.ts';
import { fieldRefused, refused, type Check } from '../check.ts';
import { requireAnswer, holds, requireRefusal, same } from '../judge.ts';

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
      same('The session is that of', (await world.fetchUser(member))?.id, member.user.id);
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
    name: 'A front that asks for the event stream is answered whose session it is',
    async run(world) {
      const member = await world.logIn(world.accounts.member);
      const events = endpointName(streamEvents);
      same('The stream is that of', (await member.caller.call(events)).body, { user: member.user.id });
      requireRefusal('authentication_required', await world.visitor().call(events));
    },
  },
  refused('An invented token opens no session', 'authentication_required', (world) => {
    const caller = world.visitor();
    caller.token = randomUUID();
    return caller.call('GET /api/likes.php');
  }),
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
    name: 'Too many wrong passwords lock the account, and the response says for how many minutes',
    async run(world) {
      const { email, password } = (await world.newcomer()).login;
      const caller = world.visitor();
      let reply = await caller.call(login, { body: { email, password: 'wrong 0' } });
      for (let nth = 1; reply.status === 401 && nth < maxAttempts; nth += 1)
        reply = await caller.call(login, { body: { email, password: `wrong ${nth}` } });
      const { minutes } = requireRefusal('account_locked', reply);
      holds(
        Number.isInteger(minutes) && Number(minutes) >= 1,
        `The account is locked for ${String(minutes)}`,
      );
      requireRefusal('account_locked', await caller.call(login, { body: { email, password } }));
    },
  },
  {
    name: 'The language of a member is changed and stored',
    async run(world) {
      const newcomer = await world.newcomer();
      const changed = requireAnswer(
        changeUser,
        await newcomer.caller.call(language, { body: { language: 'fr' } }),
      );
      same('The changed language is', changed.user.language, 'fr');
      same('The stored language is', (await world.fetchUser(newcomer))?.language, 'fr');
    },
  },
  fieldRefused('An unknown language is refused at its field', 'language', 'unknown_value', async (world) => {
    const { caller } = await world.member('member');
    return caller.call(language, { body: { language: 'xx' } });
  }),
  {
    name: 'A push subscription is stored, slows polling, and is removed by null',
    async run(world) {
      const newcomer = await world.newcomer();
      same('At first push is', newcomer.user.push_subscribed, false);
      const subscribe = (stored: object | null) =>
        newcomer.caller.call(push, { body: { subscription: stored } });
      requireAnswer(subscribePush, await subscribe(subscription()));
      same('With a subscription push is', (await world.fetchUser(newcomer))?.push_subscribed, true);
      requireAnswer(subscribePush, await subscribe(null));
      same('Without it push is', (await world.fetchUser(newcomer))?.push_subscribed, false);
    },
  },
  refused('A push subscription without keys is refused', 'invalid_input', async (world) => {
    const { caller } = await world.member('member');
    const body = { subscription: { endpoint: 'https://push.conformance.example/1' } };
    return caller.call(push, { body });
  }),
  {
    name: 'A logout ends the session',
    async run(world) {
      const { caller } = await world.newcomer();
      requireAnswer(logOut, await caller.call('GET /api/logout.php'));
      requireRefusal('authentication_required', await caller.call('GET /api/likes.php'));
    },
  },
  refused('A signup below the age of the brand is refused', 'under_age', (world) => {
    const year = new Date().getUTCFullYear() - 17;
    const body = { ...world.signupForm(), date_of_birth: `${year}-12-31` };
    return world.visitor().call(endpointName(signUp), { body });
  }),
  fieldRefused(
    'A signup without a consent is refused at its field',
    'consent_terms',
    'consent_missing',
    (world) =>
      world.visitor().call(endpointName(signUp), { body: { ...world.signupForm(), consent_terms: false } }),
  ),
  refused('An activation with an invalid token fails by name', 'activation_failed', (world) =>
    world.visitor().call(endpointName(activate), { body: { token: randomUUID() } }),
  ),
  refused('An active account gets no activation mail', 'already_active', async (world) => {
    const { caller } = await world.member('member');
    return caller.call(endpointName(sendActivationMail), { body: {} });
  }),
  {
    name: 'A login to a deleted account that can be restored says so',
    async run(world) {
      const { caller, login: body } = await world.newcomer();
      const deletion = { reason: null, password: body.password };
      requireAnswer(deleteAccount, await caller.call(endpointName(deleteAccount), { body: deletion }));
      requireRefusal('authentication_required', await caller.call('GET /api/chats.php'));
      requireRefusal('account_deleted', await world.visitor().call(login, { body }));
    },
  },
];
