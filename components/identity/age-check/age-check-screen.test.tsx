import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { catalogue } from '#lib/i18n/catalogue.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { answerCalls, signInForTest } from '../../site/answers-in-test.ts';
import { InTestSiteThatRefreshes } from '../../site/in-test-shared-cache.tsx';
import { AgeCheckScreen } from './age-check-screen.island.tsx';

const german = catalogue('de') as unknown as Texts;
const check = 'GET /api/age-check.php';

afterEach(() => mutate(() => true, undefined, { revalidate: true }));

function show(state: object, status = 'active') {
  signInForTest(true);
  const answers = answerCalls({
    [check]: { body: state },
    'GET /api/user.php': { body: { user: { id: 1, status } } },
  });
  const errors = errorTexts(german.errors);
  render(<AgeCheckScreen texts={german.ageCheck} errors={errors} />, { wrapper: InTestSiteThatRefreshes });
  return answers;
}

const title = (name: string) => screen.findByRole('heading', { name });
const start = (name: string) => screen.getByRole('button', { name });

test('says what is asked for, and what not', async () => {
  show({ due: true, state: 'none' });
  expect(await title('Altersnachweis')).toBeVisible();
  expect(screen.getByText(/Bei Herzfunke reicht es nicht, das Geburtsdatum anzugeben/)).toBeVisible();
  expect(screen.getByText(/weder deinen Namen noch deine Adresse/)).toBeVisible();
});

test('a provider that does not answer is named, and the press can be repeated', async () => {
  const { next } = show({ due: true, state: 'none' });
  next('POST /api/age-check.php', { status: 503, body: { error: 'provider_unavailable' } });
  await title('Altersnachweis');
  await userEvent.click(start('Prüfung beginnen'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Prüfdienst antwortet gerade nicht.');
  expect(start('Prüfung beginnen')).toBeEnabled();
});

test('who had passed meanwhile sees it instead of a second check', async () => {
  const { next } = show({ due: true, state: 'pending' });
  await title('Deine Prüfung ist noch offen');
  next('POST /api/age-check.php', { status: 409, body: { error: 'age_check_done' } });
  next(check, { body: { due: false, state: 'passed' } });
  await userEvent.click(start('Noch einmal prüfen'));
  expect(await title('Dein Alter ist nachgewiesen')).toBeVisible();
});

test('an open check is looked at again, a refused one begun again', async () => {
  const { next } = show({ due: true, state: 'pending' });
  await title('Deine Prüfung ist noch offen');
  next(check, { body: { due: true, state: 'failed' } });
  await userEvent.click(start('Noch einmal nachsehen'));
  expect(await title('Die Prüfung hat nicht geklappt')).toBeVisible();
  expect(start('Noch einmal prüfen')).toBeEnabled();
});

test('the mail address comes first', async () => {
  show({ due: true, state: 'none' }, 'not_confirmed');
  await title('Altersnachweis');
  await waitFor(() => expect(screen.getByText(/Bestätige zuerst deine E-Mail-Adresse/)).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Prüfung beginnen' })).toBeNull();
});
