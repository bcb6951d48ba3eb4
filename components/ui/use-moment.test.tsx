import { render, screen, waitFor } from '@testing-library/react';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { useMoment } from './use-moment.ts';

const at = '2026-11-22T11:30:00.000Z';

function Moment() {
  return <p>{useMoment({ dateStyle: 'long', timeStyle: 'short' })(at)}</p>;
}

function show(user: Partial<User> | null) {
  signInForTest(user !== null);
  answerCalls({ 'GET /api/user.php': { body: { user: user as User } } });
  render(<Moment />, { wrapper: InTestSite });
}

const inBrowser = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeStyle: 'short' }).format(
  new Date(at),
);

it('shows a member a moment in the time zone of the account, on another day than in the browser', async () => {
  show({ time_zone: 'Pacific/Kiritimati' });
  await waitFor(() => expect(screen.getByText('23. November 2026 um 01:30')).toBeInTheDocument());
});

it('shows a visitor the time of the browser', () => {
  show(null);
  expect(screen.getByText(inBrowser)).toBeInTheDocument();
});
