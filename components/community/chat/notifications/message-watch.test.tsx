import { act, render, screen, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import type { Chat, Message } from '#lib/contract/community/chat.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { testChat, testMessage, tile } from '#tests/support/screens/chat.ts';
import { drainToasts, onToastWithdrawn } from '#components/ui/toast.ts';
import { AppRouterContext, PathnameContext } from '#tests/support/screens/router.ts';
import { MessageWatch } from './message-watch.island.tsx';

const own = 7;

let withdrawn: string[] = [];
onToastWithdrawn((id) => withdrawn.push(id));

const message = (id: number, change: Partial<Message> = {}) =>
  testMessage({ id, body: `Nachricht ${id}`, ...change });

const chat = (last: Message, change: Partial<Chat> = {}) =>
  testChat({ num_unread_messages: 1, last_message: last, ...change });

const chats = (...rows: object[]) => ({ body: { chats: rows, drafts: [], last_opened: null } });
const reload = () => act(() => mutate(['GET /api/chats.php', undefined]));
/** Long enough for a notification's code and texts to load. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

let visibility: DocumentVisibilityState = 'visible';
beforeAll(() => {
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
});
beforeEach(() => {
  visibility = 'visible';
  signInForTest(true);
  drainToasts();
  withdrawn = [];
});
// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

/** A member's page with one conversation, whose newest message is number 10. */
async function show(path: string) {
  const answers = answerCalls({
    'GET /api/user.php': { body: { user: { profile: { id: own } } } },
    'GET /api/chats.php': chats(chat(message(10))),
  });
  const page = (at: string) => (
    <AppRouterContext value={{ push: () => undefined } as never}>
      <PathnameContext value={at}>
        <MessageWatch />
      </PathnameContext>
    </AppRouterContext>
  );
  const { rerender } = render(page(path), { wrapper: InTestSiteThatRefreshes });
  await waitFor(() => expect(answers.calls.map(({ name }) => name)).toContain('GET /api/chats.php'));
  await settle();
  const receive = async (row: object) => {
    answers.next('GET /api/chats.php', chats(row));
    await reload();
  };
  return { receive, goTo: (at: string) => rerender(page(at)) };
}

/** Text and link of the next notification. */
async function nextNotification() {
  let found: ReturnType<typeof drainToasts> = [];
  await waitFor(() => expect((found = drainToasts())).toHaveLength(1));
  const { unmount } = render(<>{found[0]?.content}</>, { wrapper: InTestSiteThatRefreshes });
  const link = screen.getByRole('link');
  const notification = { id: found[0]?.id, text: link.textContent, href: link.getAttribute('href') };
  unmount();
  return notification;
}

it('shows a notification for an incoming message, which links to its chat', async () => {
  const { receive } = await show('/members');
  expect(drainToasts()).toEqual([]);
  await receive(chat(message(11)));
  expect(await nextNotification()).toEqual({
    id: 'new-message-4',
    text: 'MNeue Nachricht von MaraNachricht 11',
    href: '/chats/4',
  });
});

it('says who is fictional, what is automatic, and that there is a picture or a gift', async () => {
  const { receive } = await show('/likes');
  const fictional = { ...tile(), fictional_icon: true };
  await receive(chat(message(11, { automatic: true, body: 'Guten\n\nTag.' }), { profile: fictional }));
  expect((await nextNotification()).text).toBe(
    'MNeue Nachricht von MaraFiktives ProfilAutomatische NachrichtGuten Tag.',
  );
  await receive(chat(message(12, { body: '', gift: 'rose' })));
  expect((await nextNotification()).text).toContain('Ein Geschenk für dich');
  await receive(chat(message(13, { body: '', image: {} as Message['image'] })));
  expect((await nextNotification()).text).toContain('Ein Bild');
});

it('shows a part of a long text', async () => {
  const { receive } = await show('/members');
  await receive(chat(message(11, { body: 'a'.repeat(500) })));
  expect((await nextNotification()).text).toMatch(/Maraa{120} …$/);
});

it.each(['/chats/4', '/members/9/chat'])('is silent about the open conversation %s', async (path) => {
  const { receive } = await show(path);
  await receive(chat(message(11)));
  await settle();
  expect(drainToasts()).toEqual([]);
});

it('is silent in a hidden tab, and does not catch up later', async () => {
  const { receive } = await show('/members');
  visibility = 'hidden';
  await receive(chat(message(11)));
  visibility = 'visible';
  await receive(chat(message(11)));
  await settle();
  expect(drainToasts()).toEqual([]);
});

it('withdraws a notification once its conversation is open, or read elsewhere', async () => {
  const { receive, goTo } = await show('/members');
  await receive(chat(message(11)));
  await nextNotification();
  expect(withdrawn).toEqual([]);
  goTo('/chats/4');
  expect(withdrawn).toEqual(['new-message-4']);
  withdrawn = [];
  goTo('/members');
  await receive(chat(message(12)));
  await nextNotification();
  await receive(chat(message(12), { num_unread_messages: 0 }));
  expect(withdrawn).toEqual(['new-message-4']);
});
