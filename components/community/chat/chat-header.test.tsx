import { render, screen, waitFor, within } from '@testing-library/react';
import { maxRetries } from '#lib/browser/transport/call.ts';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { mutate } from 'swr';
import type { Chat } from '#lib/contract/community/chat.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { drainToasts } from '../../ui/toast.ts';
import { ChatHeader } from './chat-header.tsx';
import { testChat, tile } from '#tests/support/screens/chat.ts';

const push = jest.fn();
const wrapper = ({ children }: { children: ReactNode }) => (
  <AppRouterContext value={{ push } as never}>
    <InTestSiteThatRefreshes>{children}</InTestSiteThatRefreshes>
  </AppRouterContext>
);

beforeEach(() => {
  push.mockReset();
  localStorage.clear();
  drainToasts();
});
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

type Change = { credits?: number; paid_user?: boolean; chat?: Chat; typing?: boolean };

async function show({ credits = 40, paid_user = true, chat, typing = false }: Change = { chat: testChat() }) {
  signInForTest(true);
  const overview = { chats: chat ? [chat] : [], drafts: [], last_opened: null };
  await mutate(['GET /api/chats.php', undefined], overview, { revalidate: false });
  const answers = answerCalls({
    'GET /api/chats.php': { body: overview },
    'PUT /api/mute.php': { body: { done: true } },
    'POST /api/block.php': { body: { done: true } },
    'DELETE /api/chat.php': { body: { done: true } },
  });
  render(
    <ChatHeader
      profile={{ ...tile(), fictional_icon: true }}
      typing={typing}
      user={{ credits, paid_user }}
      chat={chat}
      report={(profile, onClose) => <button onClick={onClose}>Bericht über {profile.name}</button>}
    />,
    { wrapper },
  );
  const sent = (name: string) => answers.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...answers, sent };
}

const press = async (name: string) => {
  await userEvent.click(screen.getByLabelText('Mehr zum Gespräch mit Mara'));
  await userEvent.click(await screen.findByRole('button', { name }));
};
const inDialog = async () => within(await screen.findByRole('dialog'));
const errors = () => drainToasts().map(({ text }) => text);

it('says who it is, that the profile is fictional, and where they live or that they type', async () => {
  await show({ typing: true });
  expect(screen.getByRole('link', { name: /^Profil von Mara ansehen/ })).toHaveAttribute(
    'href',
    '/members/9',
  );
  expect(screen.getByText('Fiktives Profil')).toBeInTheDocument();
  expect(screen.getByText(/steckt keine Person/)).toBeInTheDocument();
  expect(screen.getByText('schreibt …')).toBeInTheDocument();
  expect(screen.queryByText('Köln')).toBeNull();
});

it.each([
  [40, true, 'badge'],
  [10, true, 'badge badge-warning'],
  [1, true, 'badge badge-warning'],
  [0, true, 'badge badge-danger'],
  [5, false, 'badge'],
])('%i credits of a member (paid: %s) look as %s', async (credits, paid_user, look) => {
  await show({ credits, paid_user, chat: testChat() });
  const badge = screen.getByRole('link', { name: new RegExp(`^${credits} Credit`) });
  expect(badge.className.replace(/ +(credits|undefined)$/, '').trim()).toBe(look);
  expect(badge).toHaveAttribute('href', '/credits?back=%2Fchats%2F4');
});

it('mutes at once, and reverts with a sentence if that failed', async () => {
  const { next, sent } = await show();
  await press('Stummschalten');
  expect(sent('PUT /api/mute.php')).toEqual([{ conversation: 4, muted: true }]);
  expect(await screen.findByRole('button', { name: 'Stummschaltung aufheben' })).toBeInTheDocument();
  next('PUT /api/mute.php', { status: 500, body: { error: 'internal_error' } });
  await press('Stummschaltung aufheben');
  expect(await screen.findByRole('button', { name: 'Stummschaltung aufheben' })).toBeInTheDocument();
  await waitFor(() => expect(errors()).toEqual([expect.stringContaining('ließ sich nicht aufheben')]));
});

it('turns the reading of new messages off and on', async () => {
  await show();
  await userEvent.hover(screen.getByLabelText('Mehr zum Gespräch mit Mara'));
  const item = await screen.findByRole('button', { name: /neue Nachrichten ansagen/ });
  expect(item).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(item);
  expect(item).toHaveAttribute('aria-pressed', 'false');
});

it('asks before it blocks, and says if that failed', async () => {
  const { next, sent } = await show();
  await press('Mara blockieren');
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Abbrechen' }));
  expect(sent('POST /api/block.php')).toEqual([]);
  next('POST /api/block.php', { status: 500, body: { error: 'internal_error' } });
  await press('Mara blockieren');
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Blockieren' }));
  await waitFor(() => expect(errors()).toEqual([expect.stringContaining('Blockieren hat nicht geklappt')]));
  // The first attempt and its retries.
  expect(sent('POST /api/block.php')).toEqual(Array(1 + maxRetries).fill({ id: 9 }));
});

it('reports the member by what the page puts in, and gives the focus back', async () => {
  await show();
  await press('Mara melden');
  expect(screen.getByLabelText('Mehr zum Gespräch mit Mara')).toHaveFocus();
  await userEvent.click(await screen.findByText('Bericht über Mara'));
  expect(screen.queryByText('Bericht über Mara')).toBeNull();
});

it('asks before it deletes the conversation', async () => {
  const { sent } = await show();
  await press('Gespräch löschen');
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(sent('DELETE /api/chat.php')).toEqual([{ conversation: 4 }]));
  expect(push).toHaveBeenCalledWith('/chats');
});

it('offers neither mute nor delete for a chat that has not begun', async () => {
  await show({});
  await userEvent.hover(screen.getByLabelText('Mehr zum Gespräch mit Mara'));
  await screen.findByRole('button', { name: 'Mara blockieren' });
  expect(screen.queryByRole('button', { name: 'Gespräch löschen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stummschalten' })).toBeNull();
  expect(screen.getByRole('link', { name: /Credit/ })).toHaveAttribute(
    'href',
    '/credits?back=%2Fmembers%2F9%2Fchat',
  );
});
