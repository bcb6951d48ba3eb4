import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { drainToasts } from '../../ui/toast.ts';
import { ResetDo } from './reset-do.island.tsx';
import { ResetRequest } from './reset-request.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { errors, passwords, resetPassword: german } = getTexts('de');

const reset = '/api/password-reset.php';
const secret = 'Nebel-im-Tal-9-Uhr';

beforeEach(() => {
  signInForTest(false);
  drainToasts();
});

describe('asking for the mail', () => {
  const show = (answer: Parameters<typeof answerCalls>[0][string]) => {
    const answers = answerCalls({ [`POST ${reset}`]: answer });
    render(<ResetRequest texts={german} errors={errors} />, { wrapper: InTestSite });
    return answers;
  };
  const send = async (email: string) => {
    await userEvent.type(screen.getByLabelText(german.email), email);
    await userEvent.click(screen.getByRole('button', { name: german.submit }));
  };

  it('names the address that the link goes to, and promises no account', async () => {
    const { calls } = show({ body: { done: true } });
    await send(' alice@example.org');
    expect(await screen.findByRole('heading', { name: german.sent.title })).toHaveFocus();
    expect(screen.getByText('alice@example.org')).toBeInTheDocument();
    expect(screen.getByText(/Wenn es dieses Konto gibt/)).toBeInTheDocument();
    expect(calls.find(({ name }) => name === `POST ${reset}`)?.body).toMatchObject({
      email: 'alice@example.org',
    });
  });

  it('sends nothing to an invalid address', async () => {
    const { calls } = show({ body: { done: true } });
    await send('alice@');
    expect(await screen.findByText(errors.field.invalid_email)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('says that tomorrow is another day', async () => {
    show({ status: 429, body: { error: 'too_many_reset_mails' } });
    await send('alice@example.org');
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.too_many_reset_mails);
    expect(screen.getByLabelText(german.email)).toHaveValue('alice@example.org');
  });
});

describe('opening the link', () => {
  function show(answers: Parameters<typeof answerCalls>[0]) {
    window.history.replaceState(null, '', '/reset-password/do?token=a-token');
    const answered = answerCalls(answers);
    const replace = jest.fn();
    render(
      <AppRouterContext value={{ replace } as never}>
        <InTestSite>
          <ResetDo texts={german.do} passwords={passwords} errors={errors} />
        </InTestSite>
      </AppRouterContext>,
    );
    return { ...answered, replace };
  }
  const open = { body: { email: 'alice@example.org' } };
  const fill = async (first: string, second = first) => {
    await userEvent.type(await screen.findByLabelText(passwords.new), first);
    await userEvent.type(screen.getByLabelText(passwords.again), second);
    await userEvent.click(screen.getByRole('button', { name: german.do.submit }));
  };

  it('checks the link before it asks for a password', async () => {
    const { calls } = show({ [`POST ${reset}`]: open });
    expect(screen.getByRole('status')).toHaveTextContent(german.do.checking);
    expect(await screen.findByText(/alice@example.org/)).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'a-token' }]);
  });

  it('leads from an old link to a new one', async () => {
    show({ [`POST ${reset}`]: { status: 410, body: { error: 'link_expired' } } });
    expect(await screen.findByRole('heading', { name: german.do.expired.title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: german.do.expired.action })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });

  it('offers another try where the server could not be asked', async () => {
    const { next } = show({ [`POST ${reset}`]: 'offline' });
    const again = await screen.findByRole('button', { name: german.do.retry });
    next(`POST ${reset}`, open);
    await userEvent.click(again);
    expect(await screen.findByLabelText(passwords.new)).toBeInTheDocument();
  });

  it('continues logged in', async () => {
    const user = { id: 1, status: 'active' };
    const { calls, replace } = show({ [`POST ${reset}`]: open, [`PUT ${reset}`]: { body: { user } } });
    await fill(secret);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/members'));
    expect(calls.find(({ name }) => name === `PUT ${reset}`)?.body).toEqual({
      token: 'a-token',
      password: secret,
      password_again: secret,
    });
    expect(drainToasts()).toMatchObject([{ kind: 'success', text: german.do.done }]);
  });

  it('sends nothing while the two differ', async () => {
    const { calls } = show({ [`POST ${reset}`]: open });
    await fill(secret, 'Nebel-im-Tal-8-Uhr');
    expect(await screen.findByText(errors.field.passwords_differ)).toBeInTheDocument();
    expect(calls.some(({ name }) => name === `PUT ${reset}`)).toBe(false);
  });

  it('shows what the server finds too weak, beside the field', async () => {
    const weak = { status: 422, body: { error: 'invalid_input', fields: { password: 'weak_password' } } };
    show({ [`POST ${reset}`]: open, [`PUT ${reset}`]: weak });
    await fill(secret);
    expect(await screen.findByText(errors.field.weak_password)).toBeInTheDocument();
    expect(screen.getByLabelText(passwords.new)).toHaveFocus();
  });

  it('says so where the link ran out meanwhile', async () => {
    const over = { status: 410, body: { error: 'link_expired' } };
    show({ [`POST ${reset}`]: open, [`PUT ${reset}`]: over });
    await fill(secret);
    expect(await screen.findByRole('heading', { name: german.do.expired.title })).toBeInTheDocument();
  });
});
