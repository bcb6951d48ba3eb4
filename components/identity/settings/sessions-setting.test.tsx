import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import type { Login, Session } from '#lib/contract/identity/sessions.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { drainToasts } from '../../ui/toast.ts';
import { SessionsSetting } from './sessions-setting.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { sessions: german } = getTexts('de');

const session = (id: string, browser: string, current = false): Session => ({
  id,
  current,
  browser,
  system: 'Linux',
  device: 'desktop',
  country: 'DE',
  created_at: '2026-11-20T10:00:00Z',
  last_used_at: '2026-11-21T10:00:00Z',
});
const [here, fox, opera] = [session('a', 'Chrome', true), session('b', 'Firefox'), session('c', 'Opera')];
const attempt: Login = {
  at: '2026-11-21T09:00:00Z',
  outcome: 'wrong_password',
  country: 'SE',
  browser: 'Safari',
  system: 'iOS',
  device: 'phone',
};
const list = (...sessions: Session[]) => ({ body: { sessions, logins: [attempt] } });

// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

function show(answer: Parameters<typeof answerCalls>[0][string]) {
  signInForTest(true);
  drainToasts();
  const answers = answerCalls({
    'GET /api/sessions.php': answer,
    'DELETE /api/sessions.php': { body: { done: true } },
  });
  render(<SessionsSetting texts={german} failed={() => 'Nicht gelungen.'} />, {
    wrapper: InTestSiteThatRefreshes,
  });
  return answers;
}

const endButton = (name: string) =>
  screen.findByRole('button', { name: `${german.end}, ${name} unter Linux` });
const bodies = (calls: ReturnType<typeof show>['calls']) =>
  calls.filter(({ name }) => name === 'DELETE /api/sessions.php').map(({ body }) => body);

it('shows that it loads, and which browser is this one, without an end button', async () => {
  show(list(here));
  expect(screen.getByRole('status', { name: german.loading })).toBeInTheDocument();
  expect(await screen.findByText(german.alone)).toBeInTheDocument();
  expect(screen.getByText(german.current)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('ends one of the others, says so and keeps the focus at the list', async () => {
  const { calls, next } = show(list(here, fox));
  const button = await endButton('Firefox');
  next('GET /api/sessions.php', list(here));
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByText('Firefox unter Linux')).toBeNull());
  expect(bodies(calls)).toEqual([{ id: 'b' }]);
  expect(drainToasts()).toMatchObject([{ kind: 'success', text: 'Firefox unter Linux ist ausgeloggt' }]);
  expect(screen.getByRole('heading', { name: german.title })).toHaveFocus();
});

it('asks before it ends all others', async () => {
  const { calls } = show(list(here, fox, opera));
  await userEvent.click(await screen.findByRole('button', { name: german.endAll }));
  const dialog = () => within(screen.getByRole('dialog'));
  await userEvent.click(dialog().getByRole('button', { name: german.no }));
  expect(bodies(calls)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: german.endAll }));
  await userEvent.click(dialog().getByRole('button', { name: german.yes }));
  await waitFor(() => expect(bodies(calls)).toEqual([{}]));
});

it('shows the list again where one had ended by itself', async () => {
  const { next } = show(list(here, fox));
  const button = await endButton('Firefox');
  next('DELETE /api/sessions.php', { status: 404, body: { error: 'not_found' } });
  next('GET /api/sessions.php', list(here));
  await userEvent.click(button);
  await waitFor(() => expect(drainToasts()).toMatchObject([{ kind: 'error', text: 'Nicht gelungen.' }]));
  await waitFor(() => expect(screen.queryByText('Firefox unter Linux')).toBeNull());
});

it('shows the attempts, and their origin', async () => {
  show(list(here));
  await userEvent.click(await screen.findByText(german.history));
  const row = screen.getByText(german.outcome.wrong_password).closest('li');
  expect(row).toHaveTextContent(/Safari unter iOS · Schweden/);
});

it('offers another try where it could not be loaded', async () => {
  const { next } = show({ status: 422, body: { error: 'invalid_input' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(german.failed);
  next('GET /api/sessions.php', list(here));
  await userEvent.click(screen.getByRole('button', { name: german.again }));
  expect(await screen.findByText('Chrome unter Linux')).toBeInTheDocument();
});
