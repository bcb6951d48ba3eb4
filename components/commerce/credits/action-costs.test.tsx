import { act, render, screen } from '@testing-library/react';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { ActionCosts } from './action-costs.tsx';

/** The cost beside an action. */
const getCost = (text: string) =>
  screen.getByText(text).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');

function show(country: string) {
  signInForTest(true);
  answerCalls({ 'GET /api/packages.php': { body: { country, vat_rate: 1900, packages: [] } } });
  render(<ActionCosts />, { wrapper: InTestSite });
}

it('says what everything costs, in credits and in money at least what the brand names for the country', async () => {
  show('DE');
  expect(await screen.findByText(/^ab 1,10/)).toBeInTheDocument();
  expect(getCost('Eine Nachricht schreiben')).toBe('1 Creditab 1,10 €');
  expect(getCost('Ein Bild schicken')).toBe('2 Creditsab 2,20 €');
  expect(getCost('Ein Geschenk schicken')).toBe('3 Creditsab 3,30 €');
  expect(getCost('Nachrichten lesen')).toBe('kostenlos');
  expect(screen.getByText(/Preise mit „ab“ gelten/)).toBeInTheDocument();
});

it('shows no price where the brand has none', async () => {
  show('GB');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(getCost('Eine Nachricht schreiben')).toBe('1 Credit');
  expect(screen.queryByText(/Preise mit „ab“ gelten/)).toBeNull();
});
