import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { ActivationDone } from './activation-done.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { activation: texts, errors, login } = getTexts('de');

const call = 'POST /api/activation.php';
const refused = (password: string) => ({
  status: 422,
  body: { error: 'invalid_input', fields: { password } },
});

test('asks for the password if several signups share the address', async () => {
  signInForTest(false);
  window.history.replaceState(null, '', '/activate/done?token=several');
  const { calls, next } = answerCalls({
    [call]: refused('required'),
    'GET /api/user.php': { body: { user: null } },
  });
  render(
    <AppRouterContext value={{ replace: jest.fn() } as never}>
      <ActivationDone
        texts={texts.done}
        consents={texts.consents}
        login={login}
        errors={errorTexts(errors, 'account', 'account_locked')}
      />
    </AppRouterContext>,
    { wrapper: InTestSite },
  );
  expect(await screen.findByRole('heading', { name: texts.done.password.title })).toBeInTheDocument();

  const submit = screen.getByRole('button', { name: texts.done.password.submit });
  next(call, refused('wrong_password'));
  await userEvent.type(screen.getByLabelText(login.password), 'Nebel-am-Neckar-3');
  await userEvent.click(submit);
  expect(await screen.findByText(errors.field.wrong_password)).toBeInTheDocument();

  next(call, { body: { email: 'alice@people.example' } });
  await userEvent.click(submit);
  expect(await screen.findByRole('heading', { name: texts.done.title })).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === call).at(-1)?.body).toEqual({
    token: 'several',
    password: 'Nebel-am-Neckar-3',
  });
  expect(window.location.search).toBe('');
});
