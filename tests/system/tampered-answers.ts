import { stackAddress } from '../support/stack.ts';
import type { Tampering, ProxyAnswer } from '../support/tampering-proxy.ts';

type Body = Record<string, unknown>;

const [login, user, push] = ['POST /api/user.php', 'GET /api/user.php', 'POST /api/user.php?push=1'];

/** The object under a name in a body, with changes. */
const within = (body: Body, name: string, changes: object): Body =>
  body[name] ? { [name]: { ...body[name], ...changes } } : {};

/** The list under a name in a body, with changes in each row. */
const rows = (body: Body, name: string, change: (row: Body) => object): Body => ({
  [name]: (body[name] as Body[]).map((row) => ({ ...row, ...change(row) })),
});

/** Changes a call's successful response. */
const answers = (name: string, call: string, change: (body: Body) => Body): Tampering => ({
  name,
  changeAnswer: ({ status, body }, request) =>
    request.call === call && status === 200 ? { body: { ...body, ...change(body) } } : {},
});

/** Changes every refusal with this code. */
const refuses = (
  name: string,
  code: string,
  change: (answer: ProxyAnswer & { body: Body }) => Partial<ProxyAnswer>,
): Tampering => ({
  name,
  changeAnswer: (answer) => (answer.body.error === code ? change(answer) : {}),
});

/** Does nothing and reports success. */
const pretends = (name: string, call: string): Tampering => ({
  name,
  changeRequest: (request) => (request.call === call ? null : {}),
});

const otherCode = (error: string, status: number) => () => ({ status, body: { error } });

const stranger = {
  id: 1,
  name: 'Mara',
  age: 30,
  gender: 'woman',
  country: 'DE',
  city: 'Köln',
  main_image: null,
  fictional_icon: false,
};

/** Ways in which a server may break the contract; the conformance suite has to find each. */
export const tamperings: Tampering[] = [
  answers('no user where nobody is logged in', user, ({ user: is }) => (is ? {} : { user: undefined })),
  answers('a login without a token', login, () => ({ token: undefined })),
  answers('another address than that of the login', login, (body) =>
    within(body, 'user', { email: 'x@y.example' }),
  ),
  refuses('a failed login as forbidden', 'login_failed', ({ body }) => ({ status: 403, body })),
  {
    name: 'an unknown address by a code of its own',
    changeAnswer: ({ body }, request) =>
      body.error === 'login_failed' && String(request.body.email).startsWith('nobody-')
        ? { status: 404, body: { error: 'not_found' } }
        : {},
  },
  refuses('a locked account without the minutes', 'account_locked', () => ({
    body: { error: 'account_locked' },
  })),
  refuses('no end of wrong passwords', 'account_locked', otherCode('login_failed', 401)),
  answers('a language that does not change', 'PUT /api/user.php', (body) =>
    within(body, 'user', { language: 'de' }),
  ),
  refuses('invalid input without its fields', 'invalid_input', () => ({ body: { error: 'invalid_input' } })),
  pretends('a push subscription that is not kept', push),
  answers('a done that is none', push, () => ({ done: false })),
  pretends('a logout that leaves the session', 'GET /api/logout.php'),
  answers('the settings of another brand', 'GET /api/settings.php', () => ({ brand: 'another' })),
  { name: 'one language for all', changeRequest: () => ({ 'x-vonk-locale': 'de' }) },
  answers('members of sixteen', 'GET /api/settings.php', () => ({ min_age: 16 })),
  answers('a company without an address', 'GET /api/companyinfo.php', () => ({ address: ' ' })),
  answers('an interest twice', 'GET /api/interests.php', (body) =>
    within(body, 'interests', { again: Object.values(body.interests as Body)[0] }),
  ),
  answers('a region of another country', 'GET /api/regions.php', (body) =>
    within(body, 'regions', { DE: [{ code: 'FR-IDF', name: 'Paris' }] }),
  ),
  answers('a country in small letters', 'GET /api/geocode.php', () => ({ country: 'de' })),
  {
    name: 'a town in the sea',
    changeAnswer: ({ status }, { call }) =>
      call === 'GET /api/geocode.php' && status === 404
        ? { status: 200, body: { city: 'Atlantis', country: 'DE', region: null } }
        : {},
  },
  {
    name: 'a beacon for members only',
    changeAnswer: (_, { call }) =>
      call === 'POST /api/page-hidden.php'
        ? { status: 403, body: { error: 'authentication_required', authentication_required: true } }
        : {},
  },
  answers('likes without those received', 'GET /api/likes.php', () => ({ liked_by: undefined })),
  answers('likes that are never new', 'GET /api/likes.php', (body) =>
    rows(body, 'liked_by', () => ({ like_new: false })),
  ),
  answers('an invented like', 'GET /api/auto-like.php', () => ({ profile: stranger })),
  answers('unread messages as a text', 'GET /api/chats.php', (body) =>
    rows(body, 'chats', (chat) => ({ num_unread_messages: String(chat.num_unread_messages) })),
  ),
  pretends('a conversation that stays after it was deleted', 'DELETE /api/chat.php'),
  pretends('conversations that stay with a member', 'DELETE /api/chat.php?profile=1'),
  {
    name: 'a conversation that nobody has, deleted',
    changeAnswer: ({ body }, { call }) =>
      call === 'DELETE /api/chat.php' && body.error === 'not_found'
        ? { status: 200, body: { done: true } }
        : {},
  },
  refuses('a login needed, without the flag', 'authentication_required', () => ({
    body: { error: 'authentication_required' },
  })),
  refuses('a login needed, as unauthorized', 'authentication_required', ({ body }) => ({
    status: 401,
    body,
  })),
  refuses('a code that is over as unknown', 'discount_expired', otherCode('discount_not_found', 404)),
  answers('a welcome of twenty percent', 'GET /api/discountcode.php', (body) =>
    within(body, 'discountcode', { value_percentage: 20 }),
  ),
  {
    name: 'an unknown call as a page',
    changeAnswer: ({ body }) =>
      body.error === 'unknown_call' ? { headers: { 'content-type': 'text/html' }, body: {} } : {},
  },
  refuses('a broken body as our fault', 'malformed_json', otherCode('internal_error', 500)),
  { name: 'anybody as a front', changeRequest: () => ({ 'x-vonk-key': stackAddress().frontKey }) },
  answers('a message that costs nothing', 'POST /api/message.php', ({ credits }) => ({
    credits: Number(credits) + 1,
  })),
  answers('moments without a zone', user, (body) =>
    within(body, 'user', { signup_date: '2026-11-26 01:20:20' }),
  ),
  answers('one like a day more', 'GET /api/swipe.php', ({ likes_left: left }) => ({
    likes_left: Number(left) + 1,
  })),
  refuses('a block as nobody there', 'blocked_by', otherCode('not_found', 404)),
  refuses('a message without credits as forbidden', 'not_enough_credits', ({ body }) => ({
    status: 403,
    body,
  })),
  refuses('a price that changed as taken', 'price_changed', otherCode('payment_refused', 402)),
  {
    name: 'a list of chats for every cache',
    changeAnswer: ({ headers }, { call }) =>
      call === 'GET /api/chats.php' ? { headers: { ...headers, 'cache-control': 'public, max-age=60' } } : {},
  },
];
