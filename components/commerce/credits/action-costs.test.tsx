import { act, render, screen } from '@testing-library/react';
import { answerCalls, signInForTest } from '../../site/answers-in-test.ts';
import { InTestSite } from '../../site/in-test-site.tsx';
import { ActionCosts } from './action-costs.tsx';

/** What stands beside each thing that a member can do. */
const costOf = (text: string) =>
  screen.getByText(text).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');

const offer = (kind: 'credits' | 'premium', credits: number, amount: number) => ({
  kind,
  credits,
  amount,
  currency: 'GBP',
});

function show(paid_user: boolean, packages = [offer('premium', 55, 5999), offer('credits', 100, 9499)]) {
  signInForTest(true);
  answerCalls({
    'GET /api/user.php': { body: { user: { paid_user, profile: { country: 'DE' } } } },
    'GET /api/packages.php': { body: { country: 'GB', vat_rate: 2000, packages } },
  });
  render(<ActionCosts />, { wrapper: InTestSite });
}

it('says what everything costs, in credits and at least in money with the packages of a premium member', async () => {
  show(true);
  expect(await screen.findByText(/^ab 0,95/)).toBeInTheDocument();
  expect(costOf('Eine Nachricht schreiben')).toBe('1 Creditab 0,95 £');
  expect(costOf('Ein Bild schicken')).toBe('2 Creditsab 1,90 £');
  expect(costOf('Ein Geschenk schicken')).toBe('3 Creditsab 2,85 £');
  expect(costOf('Nachrichten lesen')).toBe('kostenlos');
  expect(screen.getByText(/günstigsten Preis je Credit/)).toBeInTheDocument();
});

it('names a free member no price of a bundle that only premium members can buy', async () => {
  show(false);
  expect(await screen.findByText(/^ab 1,10/)).toBeInTheDocument();
  expect(costOf('Eine Nachricht schreiben')).toBe('1 Creditab 1,10 £');
});

it('names no price where nothing is sold', async () => {
  show(false, []);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(costOf('Eine Nachricht schreiben')).toBe('1 Credit');
  expect(screen.queryByText(/günstigsten Preis je Credit/)).toBeNull();
});
