import { act, render, screen, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes as wrapper } from '#tests/support/screens/shared-cache.tsx';
import { useChatFrame } from './panes.ts';
import { testChat, tile } from '#tests/support/screens/chat.ts';

let segments: string[] = [];
import.meta.jest.unstable_mockModule('next/navigation', () => ({
  useSelectedLayoutSegments: () => segments,
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
}));
const { ChatFrame } = await import('./chat-frame.island.tsx');

const carla = testChat({ id: 6, profile_id: 11, profile: tile(11, 'Carla') });
const overview = {
  chats: [testChat(), carla],
  drafts: [],
  last_opened: { profile_id: 11, opened_at: '2026-11-21T10:00:00Z' },
};

/** Mocks a screen width, with 16 px for an em, whose listeners react to changes. */
function mockScreen(width: number) {
  const listeners = new Set<() => void>();
  let now = width;
  window.matchMedia = ((query: string) => ({
    get matches() {
      return now >= Number(/\d+/.exec(query)?.[0]) * 16;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
  return (id: number) => {
    now = id;
    for (const listener of listeners) listener();
  };
}

function Pane() {
  const { restored, close } = useChatFrame();
  return (
    <button type="button" onClick={close}>
      pane {String(restored)}
    </button>
  );
}

function show(path: string, width = 1280, chats = overview.chats) {
  segments = ['(conversations)', ...path.split('/')];
  const resize = mockScreen(width);
  signInForTest(true);
  const answers = answerCalls({
    'GET /api/chats.php': { body: { ...overview, chats } },
    'GET /api/user.php': { body: { user: { profile: { id: 1 } } } },
    'PUT /api/opened-chat.php': { body: { done: true } },
  });
  const frame = (
    <ChatFrame visible={[]}>
      <Pane />
    </ChatFrame>
  );
  const { rerender } = render(frame, { wrapper });
  const go = (to: string) => {
    segments = ['(conversations)', ...to.split('/')];
    rerender(
      <ChatFrame visible={[]}>
        <Pane />
      </ChatFrame>,
    );
  };
  const opened = () => answers.calls.filter(({ name }) => name === 'PUT /api/opened-chat.php');
  return { ...answers, resize, go, opened };
}

const pane = (text: string) => screen.findByRole('button', { name: `pane ${text}` });

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

it('on a wide screen the overview restores the conversation opened last, without saying that it was opened', async () => {
  const { opened } = show('chats');
  expect(screen.getByRole('button')).toHaveTextContent('pane undefined');
  expect(await pane('6')).toBeInTheDocument();
  const row = screen.getByRole('link', { name: /Carla/ });
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('heading', { name: 'Nachrichten', level: 2 })).toBeInTheDocument();
  expect(opened()).toEqual([]);
});

it('a phone shows only the list', async () => {
  const { resize } = show('chats', 390);
  await screen.findByRole('link', { name: /Carla/ });
  expect(await pane('null')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Nachrichten', level: 1 })).toBeInTheDocument();
  act(() => resize(1280));
  expect(await pane('6')).toBeInTheDocument();
});

it('shows the restored conversation until it is closed, whatever is opened elsewhere', async () => {
  show('chats');
  await pane('6');
  const elsewhere = { ...overview, last_opened: { ...overview.last_opened, profile_id: 9 } };
  await act(() => mutate(['GET /api/chats.php', undefined], elsewhere, { revalidate: false }));
  act(() => screen.getByRole('button', { name: 'pane 6' }).click());
  expect(await pane('null')).toBeInTheDocument();
});

it('brings back nothing that was removed meanwhile', async () => {
  show('chats', 1280, [testChat()]);
  expect(await pane('null')).toBeInTheDocument();
});

it('names once the opened chat, by conversation or member, and restores it', async () => {
  const { opened, go } = show('chats/4');
  await waitFor(() => expect(opened()).toHaveLength(1));
  expect(opened()[0]?.body).toEqual({ profile_id: 9 });
  expect(await pane('null')).toBeInTheDocument();
  go('members/12/chat');
  await waitFor(() => expect(opened()).toHaveLength(2));
  expect(opened()[1]?.body).toEqual({ profile_id: 12 });
  go('chats/4');
  await waitFor(() => expect(opened()).toHaveLength(3));
  go('chats');
  expect(await pane('4')).toBeInTheDocument();
  // A chat with oneself does not exist.
  go('members/1/chat');
  expect(await pane('null')).toBeInTheDocument();
  expect(opened()).toHaveLength(3);
});
