import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { readPictures } from '#tests/support/screens/read-pictures.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { alice, testChat, testMessage, tile } from '#tests/support/screens/chat.ts';
import { ConversationView } from './conversation-view.tsx';
import { discardMessage } from './sending/send-message.ts';
import { getOutbox } from './sending/outbox.ts';

const mara = tile();
const answer = {
  chat: testChat(),
  chat_messages: [testMessage({ id: 1 }), testMessage({ id: 2, sender: 7 })],
  more: false,
  more_after: false,
};

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
  render(<ConversationView user={alice()} profile={mara} answer={answer} />, { wrapper: InTestSite });
  const field = screen.getByLabelText('Nachricht an Mara');
  await userEvent.type(field, 'Bist du da?{Enter}');
  await waitFor(() => expect(field).toHaveValue('Bist du da?'));
  expect(screen.getByRole('alert')).toHaveTextContent('kostet 1 Credit, du hast 0');
  expect(screen.getByRole('link', { name: 'Credits kaufen' })).toHaveAttribute(
    'href',
    '/credits?back=%2Fchats%2F4',
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('the draft is there again after a reload', async () => {
  answerCalls({});
  const { unmount } = render(<ConversationView user={alice()} profile={mara} answer={answer} />, {
    wrapper: InTestSite,
  });
  await userEvent.type(screen.getByLabelText('Nachricht an Mara'), 'Noch nicht fertig');
  unmount();
  render(<ConversationView user={alice()} profile={mara} answer={answer} />, { wrapper: InTestSite });
  expect(screen.getByLabelText('Nachricht an Mara')).toHaveValue('Noch nicht fertig');
  await settle();
});

test('an image dropped on the conversation is chosen for the next message', async () => {
  readPictures(() => ({ width: 400, height: 300 }));
  answerCalls({});
  render(<ConversationView user={alice()} profile={mara} answer={answer} />, { wrapper: InTestSite });
  const files = [new File(['picture'], 'a.png', { type: 'image/png' })];
  fireEvent.drop(screen.getByRole('log'), { dataTransfer: { types: ['Files'], files } });
  const chosen = await screen.findByRole('list', { name: 'Gewählte Bilder' });
  expect(await within(chosen).findAllByRole('img')).toHaveLength(1);
  await settle();
});
