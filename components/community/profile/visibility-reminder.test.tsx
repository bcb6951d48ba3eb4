import { render, screen, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { VisibilityReminder } from './visibility-reminder.tsx';

afterEach(() => mutate(() => true, undefined, { revalidate: true }));

function show(isAnswered: boolean) {
  signInForTest(true);
  const { calls } = answerCalls({ 'GET /api/visibility.php': { body: { consents_answered: isAnswered } } });
  render(<VisibilityReminder />, { wrapper: InTestSite });
  return calls;
}

it('leads members without an answer to the settings', async () => {
  show(false);
  const link = await screen.findByRole('link', { name: 'Wer darf dein Profil sehen?' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/settings#visibility'));
});

it('is silent once that is answered', async () => {
  const calls = show(true);
  await waitFor(() => expect(calls).not.toHaveLength(0));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
