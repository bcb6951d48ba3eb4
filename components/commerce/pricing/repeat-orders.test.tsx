import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { RepeatOrders } from './repeat-orders.island.tsx';

const texts = { creditcard: 'Kreditkarte', directdebit: 'SEPA-Lastschrift', banktransfer: 'Überweisung' };
const bundle = { id: 3, credits: 35, amount: 4990, currency: 'CHF', tier: null };
const order = { package: bundle, method: 'twint', country: 'CH', ordered_at: '2026-11-01T10:00:00Z' };

function show(answer: Parameters<typeof answerCalls>[0][string]) {
  signInForTest(true);
  const answers = answerCalls({ 'GET /api/repeat-orders.php': answer });
  render(<RepeatOrders methodNames={texts} />, { wrapper: InTestSite });
  return answers;
}

it('leads in one press to the order with package, country and method chosen', async () => {
  show({ body: { orders: [order, { ...order, method: null }] } });
  const links = await screen.findAllByRole('link', { name: /Noch einmal bestellen/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/credits/3/twint?country=CH',
    '/credits/3?country=CH',
  ]);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/TWINT.*1\. November 2026, Schweiz/);
});

it('is empty with a link to start', async () => {
  show({ body: { orders: [] } });
  expect(await screen.findByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/credits');
});

it('offers a retry if the orders fail to load', async () => {
  const { next } = show({ status: 400, body: { error: 'internal_error' } });
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  next('GET /api/repeat-orders.php', { body: { orders: [order] } });
  await userEvent.click(again);
  expect(await screen.findByText(/TWINT/)).toBeInTheDocument();
});
