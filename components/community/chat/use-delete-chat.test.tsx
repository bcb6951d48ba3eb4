import { render, screen, waitFor } from '@testing-library/react';
import { maxRetries } from '#lib/browser/transport/call.ts';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { testChat, testDraft } from '#tests/support/screens/chat.ts';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { ConversationList } from './list/conversation-list.tsx';
import { useDeleteChat } from './use-delete-chat.ts';

const overview = { chats: [testChat()], drafts: [testDraft(12, 'Carla', 'Hallo')], last_opened: null };
const push = jest.fn();

function DeleteButton() {
  const deleteChat = useDeleteChat();
  return (
    <>
      <button onClick={() => void deleteChat({ conversation: 4 })}>delete</button>
      <button onClick={() => void deleteChat({ profile: 9 })}>all with Mara</button>
      <button onClick={() => void deleteChat({ profile: 12 })}>all with Carla</button>
    </>
  );
}

beforeEach(async () => {
  signInForTest(true);
  await mutate(['GET /api/chats.php', undefined], overview, { revalidate: false });
});

function show(answer: { status?: number; body: unknown }) {
  const { calls } = answerCalls({
    'GET /api/chats.php': { body: overview },
    'DELETE /api/chat.php': answer,
    'GET /api/relation.php': { body: {} },
  });
  render(
    <AppRouterContext value={{ push } as never}>
      <InTestSiteThatRefreshes>
        <ConversationList open={{}} />
        <DeleteButton />
      </InTestSiteThatRefreshes>
    </AppRouterContext>,
  );
  expect(screen.getAllByRole('link', { name: /Mara/ })).not.toHaveLength(0);
  return { calls, names: () => calls.map((call) => call.name) };
}

test('a conversation leaves the list first and the server second', async () => {
  const { names, calls } = show({ body: { done: true } });
  await userEvent.click(screen.getByRole('button', { name: 'delete' }));
  await waitFor(() => expect(names()).toContain('DELETE /api/chat.php'));
  expect(calls.at(-1)?.body).toEqual({ conversation: 4 });
  expect(screen.queryByRole('link', { name: /Mara/ })).toBeNull();
  expect(push).toHaveBeenCalledWith('/chats');
});

test('a failure is shown in a browser alert, and the list is loaded again', async () => {
  const alert = jest.fn();
  window.alert = alert;
  const { names } = show({ status: 500, body: { error: 'internal_error' } });
  await userEvent.click(screen.getByRole('button', { name: 'delete' }));
  expect(await screen.findByRole('link', { name: /Mara/ })).toBeInTheDocument();
  expect(alert).toHaveBeenCalledWith(expect.stringContaining('Es ist ein Fehler aufgetreten.'));
  const attempts = Array<string>(1 + maxRetries).fill('DELETE /api/chat.php');
  expect(names()).toEqual([...attempts, 'GET /api/chats.php']);
});

test('removing by member removes all conversations with them and drafts', async () => {
  const { calls } = show({ body: { done: true } });
  for (const name of ['Mara', 'Carla']) {
    await userEvent.click(screen.getByRole('button', { name: `all with ${name}` }));
    expect(screen.queryByRole('link', { name: new RegExp(name) })).toBeNull();
  }
  const deletions = calls.filter((call) => call.name === 'DELETE /api/chat.php');
  expect(deletions.map(({ body }) => body)).toEqual([{ profile_id: 9 }, { profile_id: 12 }]);
});
