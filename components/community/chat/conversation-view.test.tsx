import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import type { Message } from '#lib/contract/community/chats.ts';
import type { User } from '#lib/contract/identity/user.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { ConversationView } from './conversation-view.tsx';
import { discardMessage } from './sending/send-message.ts';
import { getOutbox } from './sending/outbox.ts';

const alice = { id: 7, name: 'Alice', age: 33 };
const mara = {
  id: 9,
  name: 'Mara',
  age: 31,
  gender: 'woman' as const,
  country: 'DE',
  city: 'Köln',
  main_image: null,
  fictional_icon: false,
};

function user(change: Partial<User> = {}): User {
  return {
    id: 1,
    email: 'alice@example.com',
    status: 'active',
    credits: 5,
    notifications_disabled: [],
    language: 'de',
    time_zone: 'Europe/Berlin',
    paid_user: false,
    signup_date: '2026-11-01T10:00:00Z',
    profile: { ...mara, ...alice } as User['profile'],
    main_image: null,
    push_subscribed: false,
    read_receipts: true,
    conversations_left: 2,
    terms_outdated: false,
    ...change,
  };
}

function message(id: number, sender: number): Message {
  return {
    id,
    conversation: 4,
    sender,
    client_message_id: `00000000-0000-4000-8000-00000000000${id}`,
    body: `Nachricht ${id}`,
    gift: null,
    image: null,
    reply_to: null,
    reactions: [],
    warning: null,
    automatic: false,
    edited_at: null,
    deleted: false,
    created_at: '2026-11-21T10:00:00Z',
  };
}

const answer = {
  chat: {
    id: 4,
    profile_id: mara.id,
    profile: mara,
    num_unread_messages: 0,
    last_message: null,
    read_until: 1,
    delivered_until: 3,
    first_unread: null,
    activity: null,
    muted: false,
    draft: '',
  },
  chat_messages: [message(1, alice.id), message(2, mara.id), message(3, alice.id)],
  more: false,
  more_after: false,
};

const router = { push: jest.fn() };
type Router = ComponentProps<typeof AppRouterContext.Provider>['value'];

function Wrapper({ children }: { children: ReactNode }) {
  return (
    <AppRouterContext.Provider value={router as unknown as Router}>
      <InTestSite>{children}</InTestSite>
    </AppRouterContext.Provider>
  );
}

/** Lets pending loads settle. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  localStorage.clear();
  signInForTest(true);
  for (const pending of getOutbox(mara.id)) discardMessage(mara.id, pending);
});

test('a message that is refused comes back as the draft, with the reason and the way on', async () => {
  answerCalls({
    'POST /api/message.php': { status: 402, body: { error: 'not_enough_credits', needed: 1, credits: 0 } },
  });
  render(<ConversationView user={user()} profile={mara} answer={answer} />, { wrapper: Wrapper });
  const field = screen.getByLabelText('Nachricht an Mara');
  await userEvent.type(field, 'Bist du da?{Enter}');
  await waitFor(() => expect(field).toHaveValue('Bist du da?'));
  expect(screen.getByRole('alert')).toHaveTextContent('kostet 1 Credit, du hast 0');
  expect(screen.getByRole('link', { name: 'Credits kaufen' })).toHaveAttribute(
    'href',
    '/credits?back=%2Fchats%2F4',
  );
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('only the newest own message that was read says so', async () => {
  answerCalls({});
  render(<ConversationView user={user()} profile={mara} answer={answer} />, { wrapper: Wrapper });
  expect(screen.getAllByText(/gesehen/)).toHaveLength(1);
  expect(screen.getByText(/Nachricht 1/).closest('article')).toHaveTextContent('gesehen');
  await settle();
});

test('shows what prevents writing before anything is written', async () => {
  answerCalls({ 'GET /api/chats.php': { body: { chats: [], drafts: [], last_opened: null } } });
  render(<ConversationView user={user({ status: 'not_confirmed' })} profile={mara} answer={undefined} />, {
    wrapper: Wrapper,
  });
  expect(screen.getByRole('link', { name: 'E-Mail-Adresse bestätigen' })).toHaveAttribute(
    'href',
    '/complete-signup',
  );
  await settle();
});

test('the draft is there again after a reload', async () => {
  answerCalls({});
  const { unmount } = render(<ConversationView user={user()} profile={mara} answer={answer} />, {
    wrapper: Wrapper,
  });
  await userEvent.type(screen.getByLabelText('Nachricht an Mara'), 'Noch nicht fertig');
  unmount();
  render(<ConversationView user={user()} profile={mara} answer={answer} />, { wrapper: Wrapper });
  expect(screen.getByLabelText('Nachricht an Mara')).toHaveValue('Noch nicht fertig');
  await settle();
});

test('a conversation with a fictional profile says so above it', async () => {
  answerCalls({});
  const fictional = { ...mara, fictional_icon: true };
  render(<ConversationView user={user()} profile={fictional} answer={undefined} />, { wrapper: Wrapper });
  expect(screen.getByText('Fiktives Profil')).toBeInTheDocument();
  expect(screen.getByText(/steckt keine Person/)).toBeInTheDocument();
  await settle();
});
