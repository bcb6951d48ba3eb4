import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { loadSignupMessage } from '#lib/rules/identity/signup-message.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import {
  answerUntilAccount,
  passwordInTest,
  press,
  signupCalls,
  submitSignup,
} from '#tests/support/screens/signup-answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { MemberSignupCard } from './member-signup-card.tsx';
import { MemberSignup } from './member-signup.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const texts = getTexts('de');
const messageTexts = texts.memberSignup;
const replace = jest.fn();
const signup = 'POST /api/signup.php';
const newcomer = { id: 1, email: 'alice@example.org', status: 'not_confirmed' };

function answer(user: unknown = null) {
  return answerCalls({
    ...signupCalls,
    'GET /api/user.php': { body: { user } },
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
  signInForTest(false);
  replace.mockClear();
});

const mount = (signups: Settings['signups'] = 'all') =>
  render(
    <AppRouterContext value={{ push: () => undefined, replace } as never}>
      <InTestSite>
        <MemberSignup
          signups={signups}
          id={9}
          texts={texts.signup}
          errors={texts.errors}
          regionKinds={texts.regionKinds}
          countries={['DE']}
          country="DE"
          messageTexts={messageTexts as Parameters<typeof MemberSignup>[0]['messageTexts']}
          costs={<p>Eine Nachricht kostet 1 Credit.</p>}
        />
      </InTestSite>
    </AppRouterContext>,
  );

const field = () => screen.getByRole('textbox', { name: messageTexts.label });
const question = (name: string) => screen.findByRole('heading', { name });

async function answerAll() {
  await answerUntilAccount();
  await submitSignup();
}

it('asks for the message first, with its price, and sends it with the signup', async () => {
  const { calls } = answer();
  mount();
  expect(screen.getByText('Eine Nachricht kostet 1 Credit.')).toBeVisible();
  await userEvent.type(field(), ' Hallo Mara ');
  await press('Weiter zur Anmeldung');
  expect(await question('Wer bist du?')).toBeVisible();
  expect(screen.getByText('Hallo Mara', { selector: 'blockquote' })).toBeVisible();
  await answerAll();
  await waitFor(() => expect(calls.some(({ name }) => name === signup)).toBe(true));
  const sent = calls.filter(({ name }) => name === signup);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ name: 'Alice', signup_message: { id: 9, body: 'Hallo Mara' } });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('sends nothing where nothing was written', async () => {
  const { calls } = answer();
  mount();
  await press('Ohne Nachricht weiter');
  expect(await screen.findByText('Du meldest dich ohne Nachricht an.')).toBeVisible();
  await answerAll();
  await waitFor(() => expect(calls.some(({ name }) => name === signup)).toBe(true));
  expect(calls.find(({ name }) => name === signup)?.body).not.toHaveProperty('signup_message');
});

it('keeps the message over a reload, with the draft but no password', async () => {
  answer();
  mount();
  await userEvent.type(field(), 'Hallo Mara');
  cleanup();
  mount();
  expect(field()).toHaveValue('Hallo Mara');
  await press('Weiter zur Anmeldung');
  await userEvent.click(await screen.findByLabelText('eine Frau'));
  cleanup();
  mount();
  expect(await screen.findByLabelText('eine Frau')).toBeChecked();
  expect(screen.getByText('Hallo Mara', { selector: 'blockquote' })).toBeVisible();
  expect(loadSignupMessage(localStorage, 9, Date.now())).toBe('Hallo Mara');
});

it.each([
  ['a number', 'Ruf an: 0176 1234567', messageTexts.contactData],
  ['too much', 'a'.repeat(201), 'Das sind 201 Zeichen, möglich sind höchstens 200.'],
])('refuses %s beside the field before any question', async (_, text, message) => {
  answer();
  mount();
  await userEvent.click(field());
  await userEvent.paste(text);
  await press('Weiter zur Anmeldung');
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(String(message)) as string);
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'Wer bist du?' })).toBeNull();
  await userEvent.type(field(), '!');
  expect(field()).toBeValid();
});

it('goes back to the message with its own button and with the browser’s, and loses no answer', async () => {
  answer();
  mount();
  await userEvent.type(field(), 'Hallo');
  await press('Weiter zur Anmeldung');
  await userEvent.click(await screen.findByLabelText('ein Mann'));
  await press('Ändern');
  expect(field()).toHaveFocus();
  await userEvent.type(field(), ' Mara');
  await press('Weiter zur Anmeldung');
  expect(screen.getByText('Hallo Mara', { selector: 'blockquote' })).toBeVisible();
  expect(screen.getByLabelText('ein Mann')).toBeChecked();
  window.history.back();
  await waitFor(() => expect(field()).toBeVisible());
});

it('leads back to the message that the server refused, with password and all answers still there', async () => {
  const { next, calls } = answer();
  mount();
  await userEvent.type(field(), 'Hallo');
  await press('Weiter zur Anmeldung');
  const fields = { signup_message: 'contact_data' };
  next(signup, { status: 422, body: { error: 'invalid_input', fields } });
  await answerAll();
  await waitFor(() => expect(field()).toBeVisible());
  expect(field()).toHaveAccessibleDescription(
    expect.stringContaining(String(messageTexts.contactData)) as string,
  );
  next(signup, { body: { user: newcomer } });
  await userEvent.type(field(), ' Mara');
  await press('Weiter zur Anmeldung');
  expect(screen.getByLabelText('Passwort')).toHaveValue(passwordInTest);
  await press('Kostenlos anmelden');
  const sent = () => calls.filter(({ name }) => name === signup);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toMatchObject({ signup_message: { body: 'Hallo Mara' } });
});

it.each([
  ['active', '/members/9/chat'],
  ['not_confirmed', '/complete-signup'],
])('redirects members who are %s to %s', async (status, path) => {
  signInForTest(true);
  answer({ ...newcomer, status });
  mount();
  await waitFor(() => expect(replace).toHaveBeenCalledWith(path));
});

it('explains that signup needs an invitation', async () => {
  answer();
  mount('invited');
  expect(await screen.findByText('Anmelden kannst du dich hier nur mit Einladung')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says of a fictional profile that it is one', () => {
  const mara = {
    id: 9,
    name: 'Mara',
    age: 31,
    gender: 'woman',
    country: 'DE',
    city: 'Köln',
    main_image: null,
  } as const;
  render(
    <MemberSignupCard
      profile={{ ...mara, fictional_icon: true }}
      fictional={{ singular: 'Fiktives Profil' }}
    />,
    {
      wrapper: InTestSite,
    },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Schreib Mara');
  expect(screen.getByText('Fiktives Profil')).toBeVisible();
  expect(screen.getByText(/steckt keine Person, die du treffen könntest/)).toBeVisible();
});
