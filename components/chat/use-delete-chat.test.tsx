import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { mutate, SWRConfig } from 'swr';
import { answerCalls, signInForTest } from '../site/answers-in-test.ts';
import { InTestSite } from '../site/in-test-site.tsx';
import { ConversationList } from './list/conversation-list.tsx';
import { useDeleteChat } from './use-delete-chat.ts';

const profile = { id: 9, name: 'Mara', age: 31, main_image: null, fictional_icon: false };
const chat = { id: 4, profile_id: 9, profile, num_unread_messages: 0, last_message: null, read_until: 0 };
const push = jest.fn();

function DeleteButton() {
  const deleteChat = useDeleteChat();
  return <button onClick={() => void deleteChat(4)}>delete</button>;
}

beforeEach(async () => {
  signInForTest(true);
  await mutate(['GET /api/chats.php', undefined], { chats: [chat] }, { revalidate: false });
});

function show(answer: { status?: number; body: unknown }) {
  const { calls } = answerCalls({
    'GET /api/chats.php': { body: { chats: [chat] } },
    'DELETE /api/chat.php': answer,
  });
  render(
    <AppRouterContext value={{ push } as never}>
      <InTestSite>
        <SWRConfig value={() => SWRConfig.defaultValue}>
          <ConversationList open={{}} />
          <DeleteButton />
        </SWRConfig>
      </InTestSite>
    </AppRouterContext>,
  );
  expect(screen.getByRole('link', { name: /Mara/ })).toBeInTheDocument();
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

test('a failure is told in a browser alert, and the list is loaded again', async () => {
  const alert = jest.fn();
  window.alert = alert;
  const { names } = show({ status: 500, body: { error: 'internal_error' } });
  await userEvent.click(screen.getByRole('button', { name: 'delete' }));
  expect(await screen.findByRole('link', { name: /Mara/ })).toBeInTheDocument();
  expect(alert).toHaveBeenCalledWith(expect.stringContaining('Es ist ein Fehler aufgetreten.'));
  expect(names()).toEqual(['DELETE /api/chat.php', 'GET /api/chats.php']);
});
