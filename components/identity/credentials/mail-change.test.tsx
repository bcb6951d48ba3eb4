import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { drainToasts } from '../../ui/toast.ts';
import { MailAddressSection } from './mail-address-section.tsx';
import { MailChangeDone } from './mail-change-done.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { errors, mailChange: german } = getTexts('de');

const { setting, done } = german;
const call = '/api/mail-change.php';
const pending = { pending: { email: 'new@example.org', expires_at: '2026-11-22T10:00:00.000Z' } };
const none = { body: { pending: null } };

// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

describe('the address in the settings', () => {
  function show(answers: Parameters<typeof answerCalls>[0], user: Partial<User> = {}) {
    signInForTest(true);
    drainToasts();
    const answered = answerCalls({
      'GET /api/user.php': { body: { user: { time_zone: 'Pacific/Kiritimati' } } },
      ...answers,
    });
    const alice = {
      email: 'alice@example.org',
      status: 'active',
      notifications_disabled: [],
      ...user,
    } as unknown as User;
    render(
      <MailAddressSection texts={setting} errors={errors} user={alice} failed={() => 'Nicht gelungen.'} />,
      { wrapper: InTestSiteThatRefreshes },
    );
    return answered;
  }
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: setting.change }));
    await userEvent.type(screen.getByLabelText(setting.newAddress), 'new@example.org');
    await userEvent.type(screen.getByLabelText(setting.password), 'Regen-am-Rhein-7');
    await userEvent.click(screen.getByRole('button', { name: setting.submit }));
  };

  it('sends a link to a new one, and says that it waits', async () => {
    const { calls, next } = show({
      [`GET ${call}`]: none,
      [`POST ${call}`]: { body: { email: 'new@example.org' } },
    });
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(`GET ${call}`));
    next(`GET ${call}`, { body: pending });
    await ask();
    // In the member's time zone.
    expect(await screen.findByText(/Bestätige new@example.org.*23\. November/)).toBeInTheDocument();
    expect(calls.find(({ name }) => name === `POST ${call}`)?.body).toEqual({
      email: 'new@example.org',
      password: 'Regen-am-Rhein-7',
    });
  });

  it('shows errors beside the fields', async () => {
    const fields = { password: 'wrong_password' };
    show({
      [`GET ${call}`]: none,
      [`POST ${call}`]: { status: 422, body: { error: 'invalid_input', fields } },
    });
    await ask();
    expect(await screen.findByText(errors.field.wrong_password)).toBeInTheDocument();
  });

  it('cancels a change', async () => {
    show({ [`GET ${call}`]: { body: pending }, [`DELETE ${call}`]: { body: { done: true } } });
    await userEvent.click(await screen.findByRole('button', { name: setting.cancelChange }));
    await waitFor(() => expect(screen.queryByText(/Bestätige new@example.org/)).toBeNull());
    expect(drainToasts()).toMatchObject([{ kind: 'success', text: setting.changeCancelled }]);
  });

  it('sends unconfirmed members to the activation mail', () => {
    show({}, { status: 'not_confirmed' });
    expect(screen.getByRole('link', { name: setting.confirm })).toHaveAttribute('href', '/complete-signup');
    expect(screen.queryByRole('button', { name: setting.change })).toBeNull();
  });
});

describe('the link of the mail', () => {
  function show(answer: Parameters<typeof answerCalls>[0][string], search = '?token=a-token') {
    signInForTest(false);
    window.history.replaceState(null, '', `/mail-change/do${search}`);
    const answered = answerCalls({ [`PUT ${call}`]: answer });
    render(<MailChangeDone texts={done} errors={errors} />, { wrapper: InTestSiteThatRefreshes });
    return answered;
  }

  it('confirms the address', async () => {
    const { calls } = show({ body: { email: 'new@example.org' } });
    expect(screen.getByRole('status')).toHaveTextContent(done.working);
    expect(await screen.findByText(/new@example.org/)).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'a-token' }]);
    expect(screen.getByRole('link', { name: done.login })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['link_expired', 410, done.expired.title],
    ['email_taken', 409, done.taken.title],
  ])('says that it is over: %s', async (error, status, title) => {
    show({ status, body: { error } });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('shows the same without a token, and makes no call', async () => {
    const { calls } = show({ body: {} }, '');
    expect(await screen.findByRole('heading', { name: done.expired.title })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('offers another try where the server could not be asked', async () => {
    const { next } = show('offline');
    const again = await screen.findByRole('button', { name: done.retry });
    next(`PUT ${call}`, { body: { email: 'new@example.org' } });
    await userEvent.click(again);
    expect(await screen.findByText(/new@example.org/)).toBeInTheDocument();
  });
});
