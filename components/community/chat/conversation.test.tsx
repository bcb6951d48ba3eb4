import { render, screen, waitFor } from '@testing-library/react';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { testChat, testMessage, tile } from '#tests/support/screens/chat.ts';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { Conversation, type Wanted } from './conversation.island.tsx';

const replace = jest.fn();
const chat = { chat: testChat(), chat_messages: [testMessage()], more: false, more_after: false };

function show(wanted: Wanted, answers: Parameters<typeof answerCalls>[0] = {}) {
  signInForTest(true);
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  answerCalls({
    'GET /api/user.php': { body: { user: { status: 'active', credits: 5, profile: tile(1, 'Alice') } } },
    'GET /api/chats.php': { body: { chats: [testChat()], drafts: [], last_opened: null } },
    ...answers,
  });
  render(
    <AppRouterContext value={{ push: () => undefined, replace } as never}>
      <InTestSiteThatRefreshes>
        <Conversation {...wanted} />
      </InTestSiteThatRefreshes>
    </AppRouterContext>,
  );
}

const composer = () => screen.queryByRole('textbox');

it('says of a conversation that is not there that it is missing, with the way to the others', async () => {
  show({ conversation: 5 }, { 'GET /api/chat.php': { status: 404, body: { error: 'not_found' } } });
  expect(await screen.findByText(/Dieses Gespräch gibt es nicht/)).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/chats');
  expect(composer()).toBeNull();
});

it('leaves the messages of a member who is gone readable, and says that none can follow', async () => {
  show(
    { conversation: 4 },
    {
      'GET /api/chat.php': { body: chat },
      'GET /api/member.php': { status: 410, body: { error: 'gone' } },
    },
  );
  expect(await screen.findByText('Bis morgen am Rhein.')).toBeInTheDocument();
  expect(await screen.findByText(/Dieses Profil gibt es nicht mehr/)).toBeInTheDocument();
});

it('leads from a conversation with oneself to the own profile', async () => {
  show({ member: 1 });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/profile'));
  expect(composer()).toBeNull();
});
