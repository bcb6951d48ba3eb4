import { act, render, screen } from '@testing-library/react';
import { answerCalls, signInForTest } from '../site/answers-in-test.ts';
import { InTestSite } from '../site/in-test-site.tsx';
import { ActionCosts } from './action-costs.tsx';

/** What stands beside each thing that a member can do. */
const costOf = (text: string) =>
  screen.getByText(text).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');

function show(country: string) {
  signInForTest(true);
  answerCalls({ 'GET /api/user.php': { body: { user: { profile: { country } } } } });
  render(<ActionCosts />, { wrapper: InTestSite });
}

it('says what everything costs, in credits and in the currency of the member', async () => {
  show('DE');
  expect(await screen.findByText(/^ab 1,10/)).toBeInTheDocument();
  expect(costOf('Eine Nachricht schreiben')).toBe('1 Creditab 1,10 €');
  expect(costOf('Ein Bild schicken')).toBe('2 Creditsab 2,20 €');
  expect(costOf('Ein Geschenk schicken')).toBe('3 Creditsab 3,30 €');
  expect(costOf('Nachrichten lesen')).toBe('nichts');
  expect(screen.getByText(/am wenigsten kostet/)).toBeInTheDocument();
});

it('names no currency for a country without a price', async () => {
  show('JP');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(costOf('Eine Nachricht schreiben')).toBe('1 Credit');
  expect(screen.queryByText(/am wenigsten kostet/)).toBeNull();
});
