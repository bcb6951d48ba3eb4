import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { defaultPreferences, notificationKinds } from '#lib/contract/outreach/notification-kinds.ts';
import type { Notifications } from '#lib/contract/outreach/notifications.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { drainToasts } from '../../ui/toast.ts';
import { NotificationsScreen } from './notifications-screen.island.tsx';
import { withChanges, type Changes } from './use-changes.ts';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { errors, notifications: german } = getTexts('de');

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const known: Notifications = {
  email: 'alice@example.org',
  email_source: 'signup',
  email_since: '2026-05-03T10:00:00Z',
  preferences: defaultPreferences,
  quiet_hours: null,
  time_zone: here,
};
const user = (notifications_disabled: string[] = []) => ({
  body: { user: { id: 1, status: 'active', notifications_disabled } as unknown as User },
});
const refused = { status: 422, body: { error: 'invalid_input' } };

// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

function show(answers: Parameters<typeof answerCalls>[0] = {}) {
  signInForTest(true);
  drainToasts();
  const answered = answerCalls({
    'GET /api/user.php': user(),
    'GET /api/notifications.php': { body: known },
    'PUT /api/notifications.php': { body: known },
    ...answers,
  });
  render(<NotificationsScreen texts={german} errors={errors} push={<p>Push in diesem Browser</p>} />, {
    wrapper: InTestSiteThatRefreshes,
  });
  return answered;
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const findMails = (title: string) =>
  screen.findByRole('group', { name: german.mailOf.replace('{kind}', title) });
const changesIn = (calls: { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name === 'PUT /api/notifications.php').map(({ body }) => body as Changes);

it('has a row for every kind, and push messages for those of single events', async () => {
  show();
  expect(await screen.findAllByRole('group')).toHaveLength(notificationKinds.length);
  const likes = within(await findMails(german.kinds.like.title));
  expect(likes.getAllByRole('radio')).toHaveLength(3);
  expect(likes.getByRole('radio', { name: german.frequency.daily })).toBeChecked();
  const offers = within(await findMails(german.kinds.promotions.title));
  expect(offers.getAllByRole('radio').map((each) => (each as HTMLInputElement).checked)).toEqual([
    false,
    true,
  ]);
  expect(screen.getAllByRole('switch', { name: /^Push: / })).toHaveLength(3);
  expect(screen.getByText('Push in diesem Browser')).toBeInTheDocument();
  expect(screen.getByText(/von deiner Anmeldung am 3\. Mai 2026/)).toBeInTheDocument();
});

it('says that it loads, and offers another try', async () => {
  const { next } = show({ 'GET /api/notifications.php': refused });
  expect(screen.getByRole('status', { name: german.loading })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent(german.failed);
  next('GET /api/notifications.php', { body: known });
  await userEvent.click(screen.getByRole('button', { name: german.again }));
  expect(await findMails(german.kinds.like.title)).toBeInTheDocument();
});

it('saves one change after the other and shows them at once', async () => {
  const { calls, next } = show();
  const changes: Changes[] = [
    { preferences: { like: { email: 'never' } } },
    { preferences: { like: { push: false } } },
  ];
  next('PUT /api/notifications.php', { body: changes.slice(0, 1).reduce(withChanges, known) });
  const likes = within(await findMails(german.kinds.like.title));
  await userEvent.click(likes.getByRole('radio', { name: german.frequency.never }));
  expect(likes.getByRole('radio', { name: german.frequency.never })).toBeChecked();
  next('PUT /api/notifications.php', { body: changes.reduce(withChanges, known) });
  const push = screen.getByRole('switch', { name: `Push: ${german.kinds.like.title}` });
  await userEvent.click(push);
  await settled();
  expect(changesIn(calls)).toEqual(changes);
  expect(push).not.toBeChecked();
  expect(screen.getByText(german.saved)).toBeInTheDocument();
  expect(drainToasts()).toEqual([]);
});

it('puts back what could not be saved, and says so', async () => {
  show({ 'PUT /api/notifications.php': refused });
  const likes = within(await findMails(german.kinds.like.title));
  await userEvent.click(likes.getByRole('radio', { name: german.frequency.at_once }));
  await waitFor(() => expect(drainToasts()).toMatchObject([{ kind: 'error', text: errors.invalid_input }]));
  await waitFor(() => expect(likes.getByRole('radio', { name: german.frequency.daily })).toBeChecked());
  expect(screen.queryByText(german.saved)).toBeNull();
});

it('keeps quiet hours in the time of the browser, saved when a field is left', async () => {
  const { calls, next } = show();
  const on = await screen.findByRole('switch', { name: german.quiet.on });
  const quiet = { from: '22:00', to: '07:00' };
  next('PUT /api/notifications.php', { body: { ...known, quiet_hours: quiet } });
  await userEvent.click(on);
  const from = await screen.findByLabelText(german.quiet.from);
  await settled();
  next('PUT /api/notifications.php', { body: { ...known, quiet_hours: { ...quiet, from: '23:30' } } });
  await userEvent.clear(from);
  await userEvent.type(from, '23:30');
  await userEvent.tab();
  await settled();
  expect(screen.getByLabelText(german.quiet.to)).toHaveFocus();
  expect(from).toHaveValue('23:30');
  expect(changesIn(calls)).toEqual([
    { quiet_hours: quiet, time_zone: here },
    { quiet_hours: { from: '23:30', to: '07:00' }, time_zone: here },
  ]);
});

it('refuses quiet hours that begin when they end', async () => {
  const { calls } = show({
    'GET /api/notifications.php': { body: { ...known, quiet_hours: { from: '22:00', to: '07:00' } } },
  });
  const to = await screen.findByLabelText(german.quiet.to);
  await userEvent.clear(to);
  await userEvent.type(to, '22:00');
  await userEvent.tab();
  expect(screen.getByRole('alert')).toHaveTextContent(german.quiet.same);
  expect(to).toHaveAccessibleDescription(german.quiet.same);
  expect(changesIn(calls)).toEqual([]);
});

it('says that the browser’s zone differs from the account’s, and adopts it', async () => {
  const { calls } = show({
    'GET /api/notifications.php': { body: { ...known, time_zone: 'Pacific/Auckland' } },
  });
  expect(await screen.findByText(/Es gilt die Zeitzone Neuseeland-Zeit/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /verwenden$/ }));
  await settled();
  expect(changesIn(calls)).toEqual([{ time_zone: here }]);
});

it('says each reason why mails are off, and switches them on again', async () => {
  const { next } = show({
    'GET /api/user.php': user(['bounce', 'listunsubscribe']),
    'POST /api/notifications.php': { body: { done: true } },
  });
  const stopped = await screen.findByRole('region', { name: german.stopped.title });
  expect(stopped).toHaveTextContent(german.stopped.bounce);
  expect(stopped).toHaveTextContent(german.stopped.listunsubscribe);
  expect(stopped).not.toHaveTextContent(german.stopped.fbl);
  next('GET /api/user.php', user());
  await userEvent.click(within(stopped).getByRole('button', { name: german.stopped.on }));
  await waitFor(() => expect(stopped).not.toBeInTheDocument());
  expect(drainToasts()).toMatchObject([{ kind: 'success', text: german.stopped.done }]);
});
