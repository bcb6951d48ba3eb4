import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import type { Decision } from '#lib/contract/trust/decisions.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { OwnDecisions } from './own-decisions.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { decisions: german, errors } = getTexts('de');

const user = { email: 'bob@people.example' } as User;
const hidden: Decision = {
  reference: 'D-20261122-ABCDEFGHJK',
  action: 'profile_hidden',
  ground: 'spam',
  reason: 'Immer dieselbe Nachricht.',
  decided_at: '2026-11-22T10:00:00.000Z',
  reversed_at: null,
  appeal: null,
  appeal_until: '2099-05-22T10:00:00.000Z',
};

// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

function show(answer: Parameters<typeof answerCalls>[0][string]) {
  signInForTest(true);
  const answers = answerCalls({
    'GET /api/decisions.php': answer,
    'POST /api/appeal.php': { body: { done: true } },
  });
  const { container } = render(<OwnDecisions texts={german} errors={errors} user={user} />, {
    wrapper: InTestSiteThatRefreshes,
  });
  return { ...answers, container };
}

it('shows nothing where there is nothing', async () => {
  const { calls, container } = show({ body: { decisions: [] } });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

it('says so where they could not be loaded, and tries again', async () => {
  const { next } = show({ status: 422, body: { error: 'invalid_input' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(german.own.failed);
  next('GET /api/decisions.php', { body: { decisions: [hidden] } });
  await userEvent.click(screen.getByRole('button', { name: german.own.again }));
  expect(await screen.findByText('Das Profil wurde ausgeblendet')).toBeInTheDocument();
});

it('shows a measure with its reason, and sends the appeal with the address of the account', async () => {
  const { calls, next } = show({ body: { decisions: [hidden] } });
  expect(await screen.findByText('Immer dieselbe Nachricht.')).toBeInTheDocument();
  // To the minute, as in the mail.
  expect(
    screen.getByText(/^Bis zum 22\. Mai 2099 um \d\d:\d\d kannst du kostenlos Widerspruch einlegen\.$/),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: german.appeal.button }));
  await userEvent.type(screen.getByLabelText(german.appeal.text), 'Das war ein Versehen.');
  const appeal = { created_at: '2026-11-23T10:00:00.000Z', outcome: null, reason: null };
  next('GET /api/decisions.php', { body: { decisions: [{ ...hidden, appeal }] } });
  await userEvent.click(screen.getByRole('button', { name: german.appeal.send }));
  expect(
    await screen.findByText(/Dein Widerspruch vom 23\. November 2026 ist eingegangen/),
  ).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'POST /api/appeal.php')?.body).toEqual({
    reference: hidden.reference,
    email: user.email,
    text: 'Das war ein Versehen.',
  });
});
