import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { ActivationReminder } from './activation-reminder.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { activation: german, errors } = getTexts('de');

beforeEach(() => sessionStorage.clear());

function show(asDialog: boolean, asLine = false) {
  signInForTest(true);
  const answers = answerCalls({
    'POST /api/activation-mail.php': { body: { email: 'alice@example.org' } },
    'GET /api/user.php': { body: { user: null } },
  });
  const onDismiss = jest.fn();
  const shown = render(
    <ActivationReminder
      email="alice@example.org"
      asDialog={asDialog}
      asLine={asLine}
      dismissLabel="Nicht mehr zeigen"
      onDismiss={onDismiss}
      texts={{ activation: german, errors }}
    />,
    { wrapper: InTestSite },
  );
  const sent = () =>
    answers.calls.filter(({ name }) => name.includes('activation-mail')).map(({ body }) => body);
  return { ...answers, ...shown, sent, onDismiss };
}

const { mail, reminder } = german;
const change = async (email: string) => {
  await userEvent.type(screen.getByLabelText(mail.newAddress), email);
  await userEvent.click(screen.getByRole('button', { name: mail.save }));
};

test('the alert sends the mail again, and then pauses', async () => {
  const { sent, onDismiss } = show(false);
  await userEvent.click(await screen.findByRole('button', { name: mail.again }));
  expect(await screen.findByText(mail.sent)).toBeInTheDocument();
  expect(sent()).toEqual([{}]);
  expect(screen.getByRole('button', { name: /Noch einmal senden in \d+\ss/ })).toBeDisabled();
  expect(screen.getByText(/alice@example.org ist noch nicht bestätigt/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Nicht mehr zeigen' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('the pause goes on wherever the mail is offered next', async () => {
  const { unmount } = show(true);
  const secondsLeft = async () =>
    Number(/\d+/.exec((await screen.findByRole('button', { name: /senden in \d+\ss/ })).textContent ?? ''));
  expect(await secondsLeft()).toBeGreaterThan(55);
  unmount();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 20_000);
  show(false);
  const remaining = await secondsLeft();
  clock.mockRestore();
  expect(remaining).toBeGreaterThan(30);
  expect(remaining).toBeLessThanOrEqual(40);
});

test('it says why a mail was not sent', async () => {
  const { next } = show(false);
  next('POST /api/activation-mail.php', { status: 429, body: { error: 'too_many_mails', retry_after: 30 } });
  await userEvent.click(await screen.findByRole('button', { name: mail.again }));
  expect(await screen.findByRole('alert')).toHaveTextContent(errors.too_many_requests);
});

test('another address is given in a dialog, which leaves the alert', async () => {
  const { sent, onDismiss } = show(false);
  await userEvent.click(await screen.findByRole('button', { name: mail.change }));
  expect(screen.getByRole('dialog', { name: reminder.title })).toBeInTheDocument();
  await change('carla@example.org');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ email: 'carla@example.org' }]);
  expect(screen.getByText(mail.changed)).toBeInTheDocument();
  expect(onDismiss).not.toHaveBeenCalled();
});

test('the dialog says where the mail went, and changes the address in place', async () => {
  const { sent, onDismiss } = show(true);
  const dialog = await screen.findByRole('dialog', { name: reminder.title });
  expect(dialog).toHaveTextContent('Wir haben eine E-Mail an alice@example.org geschickt.');
  await userEvent.click(within(dialog).getByRole('button', { name: mail.change }));
  await change('carla@example.org');
  expect(await within(dialog).findByText(mail.changed)).toBeInTheDocument();
  expect(sent()).toEqual([{ email: 'carla@example.org' }]);
  await userEvent.click(within(dialog).getByRole('button', { name: reminder.go }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('on a phone it is one line, and what it opens sends the mail again', async () => {
  const { sent } = show(false, true);
  expect(screen.queryByRole('button', { name: mail.again })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: reminder.title }));
  await userEvent.click(await screen.findByRole('button', { name: mail.again }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});
