import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import type { Export } from '#lib/contract/identity/privacy.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { DataSetting } from './data-setting.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { errors: errorMessages, privacy: texts } = getTexts('de');

const none: Export = { state: 'none', ordered_at: null, ready_at: null, expires_at: null, size: null };
const ordered: Export = { ...none, state: 'ordered', ordered_at: '2026-11-21T10:00:00.000Z' };
const ready: Export = {
  ...ordered,
  state: 'ready',
  ready_at: '2026-11-21T10:01:00.000Z',
  expires_at: '2026-11-28T10:01:00.000Z',
  size: 4_210_000,
};

function show(
  file: Export,
  order: { status?: number; body: unknown } = { body: ordered },
  status: User['status'] = 'active',
) {
  const { calls } = answerCalls({
    'GET /api/export.php': { body: file },
    'POST /api/export.php': order,
    'GET /api/user.php': { body: { user: { time_zone: 'Pacific/Kiritimati' } } },
  });
  const errors = errorTexts(errorMessages, 'account', 'too_many_exports');
  render(<DataSetting texts={texts} errors={errors} user={{ status }} />, { wrapper: InTestSite });
  return { calls };
}

const askForIt = async (word: string) => {
  await userEvent.click(await screen.findByRole('button', { name: texts.request }));
  await userEvent.type(screen.getByLabelText(texts.password), word);
  await userEvent.click(screen.getByRole('button', { name: texts.request }));
};

beforeEach(() => signInForTest(true));

test('asks for the password, and says that the file is being made', async () => {
  const { calls } = show(none);
  await askForIt('Regen-am-Rhein-7');
  expect(await screen.findByText(/Angefordert am 22\. November 2026/)).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'POST /api/export.php')?.body).toEqual({
    password: 'Regen-am-Rhein-7',
  });
  expect(screen.queryByRole('button', { name: texts.request })).toBeNull();
  expect(screen.getByRole('heading', { name: texts.title })).toHaveFocus();
});

test('before confirmation says what is missing, and fetches nothing', () => {
  const { calls } = show(none, undefined, 'not_confirmed');
  expect(screen.getByText(texts.unconfirmed)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.confirm })).toHaveAttribute('href', '/complete-signup');
  expect(screen.queryByRole('button', { name: texts.request })).toBeNull();
  expect(calls).toEqual([]);
});

test('shows a wrong password at its field', async () => {
  show(none, { status: 422, body: { error: 'invalid_input', fields: { password: 'wrong_password' } } });
  await askForIt('falsch');
  expect(await screen.findByText(errorMessages.field.wrong_password)).toBeInTheDocument();
  expect(screen.getByLabelText(texts.password)).toHaveFocus();
});

test('refuses a second file of a day with a reason, and keeps the input', async () => {
  show(none, { status: 429, body: { error: 'too_many_exports' } });
  await askForIt('Regen-am-Rhein-7');
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessages.too_many_exports);
  expect(screen.getByLabelText(texts.password)).toHaveValue('Regen-am-Rhein-7');
});

test('a finished file can be downloaded, with its size and until when', async () => {
  show(ready);
  const link = await screen.findByRole('link', { name: 'Herunterladen (4,2 MB)' });
  expect(link).toHaveAttribute('href', '/api/export.php?file=1');
  // In the member's time zone.
  expect(await screen.findByText(/bis zum 29\. November 2026 um 00:01/)).toBeInTheDocument();
});
