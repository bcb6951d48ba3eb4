import { act, render, screen } from '@testing-library/react';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { PremiumScreen } from './premium-screen.tsx';

const discountcode = { code: 'TIMEBONUS25', value_percentage: 25, validity: 3_600, status: 'active' };

it('leaves the bonus to the banner that stands above it', async () => {
  signInForTest(true);
  answerCalls({
    'GET /api/user.php': { body: { user: { paid_user: false } } },
    'GET /api/timebonus.php': { body: { isVisible: true, discountcode } },
  });
  render(<PremiumScreen messageCredits={1}>Pakete</PremiumScreen>, { wrapper: InTestSite });
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText(/TIMEBONUS25|Rabatt/)).toBeNull();
});
