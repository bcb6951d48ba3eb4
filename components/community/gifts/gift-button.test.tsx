import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSignup, useSignupOpen } from '#lib/browser/identity/open-signup.ts';
import { gifts } from '#lib/contract/community/chat-vocabulary.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const texts = getTexts('de');

const loading = { fails: false };
// Node needs an import attribute for JSON, unlike the bundler.
import.meta.jest.unstable_mockModule('./load-gift-texts.ts', () => ({
  loadGiftTexts: () => (loading.fails ? Promise.reject(new Error('offline')) : Promise.resolve(texts)),
}));

const { GiftButton } = await import('./gift-button.island.tsx');

const giftTexts = texts.gifts;
const bob = { id: 9, name: 'Bob' };
const user = {
  id: 1,
  status: 'active',
  credits: 5,
  conversations_left: 2,
  terms_outdated: false,
  profile: { id: 7, name: 'Alice' },
};
const relation = {
  id: 9,
  like: 'none',
  blocked: false,
  blocked_by: false,
  conversation: null,
  reachable: true,
  note: '',
};
const sent = { message: { id: 81, conversation: 4, gift: 'rose' }, credits: 2 };

beforeEach(() => {
  signInForTest(true);
  closeSignup();
  loading.fails = false;
});

type Changes = { user?: object; relation?: object; context?: 'profile' | 'chat'; member?: typeof bob };

async function open({ context = 'profile', member = bob, ...changes }: Changes = {}) {
  const api = answerCalls({
    'GET /api/user.php': { body: { user: { ...user, ...changes.user } } },
    'GET /api/relation.php': { body: { ...relation, id: member.id, ...changes.relation } },
    'POST /api/gift.php': { body: sent },
  });
  render(<GiftButton member={member} texts={giftTexts} context={context} />, { wrapper: InTestSite });
  await userEvent.click(screen.getByRole('button', { name: `${member.name} ein Geschenk schicken` }));
  await screen.findByRole('dialog');
  const posts = () => api.calls.filter((call) => call.name === 'POST /api/gift.php');
  return { ...api, posts };
}

const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const send = () => screen.getByRole('button', { name: 'Verschenken · 3 Credits' });

test('shows price and balance before a choice, and names each gift', async () => {
  await open();
  expect(await screen.findByText('Ein Geschenk kostet 3 Credits. Du hast 5 Credits.')).toBeInTheDocument();
  const offered = within(screen.getByRole('group', { name: 'Such ein Geschenk aus' })).getAllByRole('radio');
  expect(offered).toHaveLength(gifts.length);
  expect(offered[0]).toHaveAccessibleName('Rose');
  expect(send()).toBeDisabled();
});

test('a chosen gift is sent, announced as sent, and leads to the conversation', async () => {
  const { posts } = await open();
  await choose('Rose');
  await userEvent.click(send());
  const heading = await screen.findByRole('heading', { name: 'Rose verschickt' });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Zum Gespräch' })).toHaveAttribute('href', '/chats/4');
  expect(posts()).toHaveLength(1);
  const { body, key } = posts()[0] as { body: { client_message_id: string }; key: string };
  expect(body).toEqual({ profile_id: 9, client_message_id: key, gift: 'rose' });
});

test('in a conversation the dialog closes once the gift is there', async () => {
  await open({ context: 'chat' });
  await choose('Stern');
  await userEvent.click(send());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a gift that may not have arrived is tried again under its key, also after the dialog was closed', async () => {
  const { posts, next } = await open();
  next('POST /api/gift.php', { status: 429, body: { error: 'too_many_requests' } });
  await choose('Torte');
  await userEvent.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Das war etwas schnell.');
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bob ein Geschenk schicken' }));
  await choose('Torte');
  await userEvent.click(send());
  await screen.findByRole('alert');
  next('POST /api/gift.php', { body: sent });
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await screen.findByRole('heading', { name: 'Torte verschickt' });
  expect(posts()).toHaveLength(3);
  expect(new Set(posts().map(({ key }) => key)).size).toBe(1);

  // The next gift is a new one, paid separately.
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bob ein Geschenk schicken' }));
  await choose('Torte');
  await userEvent.click(send());
  await screen.findByRole('heading', { name: 'Torte verschickt' });
  expect(new Set(posts().map(({ key }) => key)).size).toBe(2);
});

test.each([
  [
    'too few credits',
    { user: { credits: 2 } },
    /Das kostet 3 Credits, du hast 2/,
    'Credits kaufen',
    '/credits?back=%2Fmembers%2F9%2Fchat',
  ],
  [
    'an unconfirmed address',
    { user: { status: 'not_confirmed' } },
    /Bestätige zuerst/,
    'E-Mail-Adresse bestätigen',
    '/complete-signup',
  ],
  [
    'two conversations begun',
    { user: { conversations_left: 0 } },
    /Ohne Credit-Paket/,
    'Mehr über Premium',
    '/premium',
  ],
])('shows %s before a choice, with what to do', async (_case, changes, text, action, href) => {
  await open(changes);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
  expect(screen.getByRole('radio', { name: 'Rose' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /Verschenken/ })).toBeNull();
});

test.each([
  ['who cannot be reached', { relation: { reachable: false } }, 'Bob kann gerade nichts empfangen.'],
  ['who blocked', { relation: { reachable: false, blocked_by: true } }, 'Bob ist für dich nicht erreichbar.'],
])('a member %s gets no gift, and it costs nothing', async (_case, changes, text) => {
  await open(changes);
  expect(await screen.findByRole('alert')).toHaveTextContent(`${text} Dir wurde nichts berechnet.`);
});

test('shows the server’s refusal with its figures', async () => {
  const { next } = await open();
  next('POST /api/gift.php', { status: 402, body: { error: 'not_enough_credits', needed: 4, credits: 3 } });
  await choose('Herz');
  await userEvent.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Das kostet 4 Credits, du hast 3.');
});

test('failed texts can be loaded again', async () => {
  loading.fails = true;
  await open();
  const again = await within(screen.getByRole('dialog')).findByRole('alert');
  loading.fails = false;
  await userEvent.click(within(again).getByRole('button'));
  expect(await screen.findByRole('radio', { name: 'Kuss' })).toBeInTheDocument();
});

test('members can give neither to themselves nor to blocked members', async () => {
  answerCalls({
    'GET /api/user.php': { body: { user } },
    'GET /api/relation.php': { body: { ...relation, blocked: true } },
  });
  const { rerender } = render(
    <GiftButton member={{ id: 7, name: 'Alice' }} texts={giftTexts} context="profile" />,
    {
      wrapper: InTestSite,
    },
  );
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  rerender(<GiftButton member={bob} texts={giftTexts} context="profile" />);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

function SignupMark() {
  return useSignupOpen() ? <p>Anmeldung offen</p> : null;
}

test('asks visitors to sign up, without a call', async () => {
  signInForTest(false);
  const { calls } = answerCalls({});
  render(
    <>
      <GiftButton member={bob} texts={giftTexts} context="profile" />
      <SignupMark />
    </>,
    { wrapper: InTestSite },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bob ein Geschenk schicken' }));
  expect(screen.getByText('Anmeldung offen')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([]);
});
