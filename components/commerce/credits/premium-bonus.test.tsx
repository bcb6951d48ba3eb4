import { act, render, screen } from '@testing-library/react';
import { answerCalls, signInForTest } from '../../site/answers-in-test.ts';
import { InTestSite } from '../../site/in-test-site.tsx';
import { PremiumBonus } from './premium-bonus.island.tsx';

const words = {
  title: '{percent} % Rabatt',
  until: 'Noch {countdown}',
  always: 'Einmal, auf den ersten Kauf.',
  code: 'Code {code}',
};
const discount = (code: string, validity: number | null) => ({
  code,
  value_percentage: 25,
  status: 'active',
  expired: false,
  validity,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function show(paid_user: boolean, bonus: object | null, welcome: { status?: number; body: unknown }) {
  signInForTest(true);
  const { calls } = answerCalls({
    'GET /api/user.php': { body: { user: { paid_user } } },
    'GET /api/timebonus.php': { body: { isVisible: bonus !== null, discountcode: bonus } },
    'GET /api/discountcode.php': welcome,
  });
  render(<PremiumBonus words={words} />, { wrapper: InTestSite });
  for (let answers = 0; answers < 3; answers += 1) await act(() => jest.advanceTimersByTimeAsync(10));
  return calls.map((call) => call.name);
}

const welcome = { body: { discountcode: discount('WELCOME25', null) } };

it('shows the time bonus with a countdown, and takes it away when the time is over', async () => {
  const calls = await show(false, discount('TIMEBONUS25', 65), welcome);
  expect(screen.getByText(/Code TIMEBONUS25/)).toBeInTheDocument();
  expect(calls).not.toContain('GET /api/discountcode.php');
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('timer')).toHaveTextContent(/Noch 00:0[01]:\d\d/);
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText(/TIMEBONUS25/)).toBeNull();
});

it('falls back to the welcome discount', async () => {
  await show(false, null, welcome);
  expect(screen.getByText(/Code WELCOME25/)).toBeInTheDocument();
  expect(screen.getByText('Einmal, auf den ersten Kauf.')).toBeInTheDocument();
});

it('ignores that the welcome discount could not be loaded', async () => {
  await show(false, null, { status: 404, body: { error: 'discount_not_found' } });
  expect(document.body).toHaveTextContent(/^$/);
});

it('asks for no bonus of a premium member', async () => {
  expect(await show(true, null, welcome)).toEqual(['GET /api/user.php']);
  expect(document.body).toHaveTextContent(/^$/);
});
