import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { drainToasts } from '../../ui/toast.ts';
import { BlockedMembers } from './blocked-members.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { settings: german } = getTexts('de');

const member = (id: number, name: string) => ({
  id,
  name,
  age: 31,
  gender: 'man',
  country: 'DE',
  city: 'Köln',
  main_image: null,
  fictional_icon: false,
});
const [bob, dirk] = [member(2, 'Bob'), member(3, 'Dirk')];
const list = (...profiles: object[]) => ({ body: { profiles, hidden: [] } });
const done = { body: { done: true } };

// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

function show(answer: Parameters<typeof answerCalls>[0][string]) {
  signInForTest(true);
  drainToasts();
  const answers = answerCalls({
    'GET /api/blocks.php': answer,
    'DELETE /api/block.php': done,
    'POST /api/block.php': done,
  });
  render(
    <BlockedMembers texts={german.blocked} retryLabel="Noch einmal" failed={() => 'Nicht gelungen.'} />,
    {
      wrapper: InTestSiteThatRefreshes,
    },
  );
  return answers;
}

const unblock = (name: string) => screen.findByRole('button', { name: `${german.blocked.unblock}, ${name}` });

it('shows that it loads, and that none is blocked', async () => {
  show(list());
  expect(screen.getByRole('status', { name: german.blocked.loading })).toBeInTheDocument();
  expect(await screen.findByText(german.blocked.empty)).toBeInTheDocument();
});

it('offers another try where the list could not be loaded', async () => {
  const { next } = show({ status: 422, body: { error: 'invalid_input' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(german.blocked.failed);
  next('GET /api/blocks.php', list(bob));
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal' }));
  expect(await unblock('Bob')).toBeInTheDocument();
});

it('lifts a block, moves the focus on and can be undone', async () => {
  const { calls, next } = show(list(bob, dirk));
  const button = await unblock('Bob');
  next('GET /api/blocks.php', list(dirk));
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByText('Bob, 31')).toBeNull());
  expect(await unblock('Dirk')).toHaveFocus();

  const [toast] = drainToasts();
  expect(toast).toMatchObject({ kind: 'success', action: { label: german.blocked.undo } });
  next('GET /api/blocks.php', list(bob, dirk));
  toast?.action?.onPress();
  expect(await unblock('Bob')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'POST /api/block.php')?.body).toEqual({ id: 2 });
});

it('leaves the focus at the heading when the list is empty', async () => {
  const { next } = show(list(bob));
  const button = await unblock('Bob');
  next('GET /api/blocks.php', list());
  await userEvent.click(button);
  await screen.findByText(german.blocked.empty);
  expect(screen.getByRole('heading', { name: german.blocked.title })).toHaveFocus();
});

it('keeps the row where the block could not be lifted, and says so', async () => {
  const { next } = show(list(bob));
  next('DELETE /api/block.php', { status: 422, body: { error: 'invalid_input' } });
  await userEvent.click(await unblock('Bob'));
  await waitFor(() => expect(drainToasts()).toMatchObject([{ kind: 'error', text: 'Nicht gelungen.' }]));
  expect(await unblock('Bob')).toBeEnabled();
});
