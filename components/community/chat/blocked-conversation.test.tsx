import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maxRetries } from '#lib/browser/transport/call.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { drainToasts } from '../../ui/toast.ts';
import { BlockedConversation } from './blocked-conversation.tsx';

const push = jest.fn();

function show(member: number | null, answer: { status?: number; body: unknown } = { body: { done: true } }) {
  signInForTest(true);
  drainToasts();
  const { calls } = answerCalls({ 'DELETE /api/block.php': answer, 'DELETE /api/chat.php': answer });
  render(
    <AppRouterContext value={{ push } as never}>
      <InTestSite>
        <BlockedConversation member={member} />
      </InTestSite>
    </AppRouterContext>,
  );
  return calls;
}

it('offers to take the block back, and says in a sentence when that failed', async () => {
  const calls = show(9, { status: 500, body: { error: 'internal_error' } });
  await userEvent.click(screen.getByRole('button', { name: 'Blockierung aufheben' }));
  await waitFor(() => expect(calls).toHaveLength(1 + maxRetries));
  expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['DELETE /api/block.php']));
  expect(calls[0]?.body).toEqual({ id: 9 });
  expect(drainToasts()[0]?.text).toMatch(/ließ sich nicht aufheben/);
  expect(screen.getByRole('button', { name: 'Blockierung aufheben' })).toBeEnabled();
});

it('gives the focus to the page once it is unblocked, unless the reader has gone on to something else', async () => {
  const frame = (
    <>
      <main id="main" tabIndex={-1} />
      <button type="button">Mehr</button>
    </>
  );
  render(frame);
  show(9);
  const unblock = screen.getByRole('button', { name: 'Blockierung aufheben' });
  await userEvent.click(unblock);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await waitFor(() => expect(unblock).toBeEnabled());
  fireEvent.click(unblock);
  screen.getByRole('button', { name: 'Mehr' }).focus();
  await waitFor(() => expect(unblock).toBeDisabled());
  await waitFor(() => expect(unblock).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Mehr' })).toHaveFocus();
});

it('offers to delete all conversations with the member, and asks first', async () => {
  const calls = show(9);
  await userEvent.click(screen.getByRole('button', { name: 'Gespräch löschen' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/auch wenn du die Blockierung später aufhebst/)).toBeInTheDocument();
  expect(calls).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ profile_id: 9 }]));
  expect(push).toHaveBeenCalledWith('/chats');
});

it('leads to the settings where the member is not known', () => {
  show(null);
  expect(screen.getByRole('link', { name: 'Zu den Einstellungen' })).toHaveAttribute('href', '/settings');
});
