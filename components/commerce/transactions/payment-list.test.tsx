import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { PaymentList } from './payment-list.island.tsx';

const texts = { creditcard: 'Kreditkarte', directdebit: 'SEPA-Lastschrift', banktransfer: 'Überweisung' };
const payment = (payment_id: number, change: object = {}) => ({
  payment_id,
  number: `V26-0000${payment_id}`,
  token: `token-${payment_id}`,
  status: 'completed',
  kind: 'premium',
  credits: 35,
  amount: 4599,
  currency: 'EUR',
  method: 'creditcard',
  created_at: new Date().toISOString(),
  receipt: '2026-17',
  withdraw_until: new Date(Date.now() + 60_000).toISOString(),
  zone: 'Europe/Berlin',
  refunded: 0,
  charged_back: 0,
  ...change,
});

function show(first: object | { status: number; body: object }) {
  signInForTest(true);
  const answers = answerCalls({ 'GET /api/payments.php': 'body' in first ? first : { body: first } });
  render(<PaymentList methodNames={texts} />, { wrapper: InTestSite });
  return answers;
}

const rows = () => screen.findAllByRole('listitem');
const getLinks = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link')
    .map((link) => [link.firstChild?.textContent, link.getAttribute('href')]);

it.each([
  [{ charged_back: 4599 }, /Zurückgebucht.*45,99 € von deiner Bank zurückgeholt/],
  [{ refunded: 4599 }, /Zurückgezahlt.*45,99 € zurückgezahlt/],
  [{ refunded: 1000 }, /Teilweise zurückgezahlt/],
  [{ status: 'failed', failure: 'cancelled' }, /Abgebrochen/],
])('a payment that went back or was given up is not called paid: %j', async (change, texts) => {
  show({ payments: [payment(4, change)], more: false });
  const [row] = (await rows()) as [HTMLElement];
  expect(row.textContent?.replaceAll('\u00a0', ' ')).toMatch(texts);
  expect(row).not.toHaveTextContent('Bezahlt');
});

it('lists payments with state, price, method, receipt, and the withdrawal while there is time', async () => {
  const over = new Date(Date.now() - 1_000).toISOString();
  show({
    payments: [
      payment(4),
      payment(3, { status: 'failed', receipt: null, method: 'sofort' }),
      payment(2, { withdraw_until: over, refunded: 1000 }),
      payment(1, { status: 'pending', receipt: null }),
    ],
    more: false,
  });
  const [paid, failed, old, pending] = (await rows()) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  expect(paid.textContent?.replaceAll('\u00a0', ' ')).toMatch(
    /Premium \+ 35 Credits.*Kreditkarte.*V26-00004.*45,99 €Bezahlt/,
  );
  expect(getLinks(paid)).toEqual([
    ['Ansehen', '/transactions/4'],
    ['Rechnung als PDF', '/api/receipt.php?token=token-4'],
    ['Widerrufen', '/withdrawal?order=V26-00004'],
  ]);
  expect(failed).toHaveTextContent(/SOFORT.*Fehlgeschlagen/);
  expect(getLinks(failed)).toEqual([['Ansehen', '/transactions/3']]);
  expect(old).toHaveTextContent(/10,00 € zurückgezahlt/);
  expect(getLinks(old).map(([text]) => text)).toEqual(['Ansehen', 'Rechnung als PDF']);
  expect(pending).toHaveTextContent('Ausstehend');
});

it('shows the last day to withdraw and the time of the order in the order’s zone', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), advanceTimers: true });
  const abroad = {
    zone: 'Pacific/Auckland',
    created_at: '2026-11-20T11:30:00Z',
    withdraw_until: '2026-12-04T11:00:00Z',
  };
  show({ payments: [payment(4, abroad), payment(3, { ...abroad, zone: 'Mars/Olympus' })], more: false });
  const [row] = (await rows()) as [HTMLElement];
  jest.useRealTimers();
  expect(row).toHaveTextContent('Du kannst bis zum 4. Dezember 2026 widerrufen.');
  expect(row).toHaveTextContent('21.11.2026, 00:30');
});

it('loads older ones below', async () => {
  const { next } = show({ payments: [payment(9), payment(8)], more: true });
  const more = await screen.findByRole('button', { name: 'Ältere Zahlungen laden' });
  next('GET /api/payments.php', { body: { payments: [payment(7)], more: false } });
  await userEvent.click(more);
  expect(await screen.findByText('V26-00007')).toBeInTheDocument();
  expect(await rows()).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is empty with a link to start', async () => {
  show({ payments: [], more: false });
  expect(await screen.findByText('Du hast noch nichts bestellt.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/credits');
});

it('says when it could not be loaded, and tries again', async () => {
  const { next } = show({ status: 400, body: { error: 'internal_error' } });
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  next('GET /api/payments.php', { body: { payments: [payment(1)], more: false } });
  await userEvent.click(again);
  expect(await rows()).toHaveLength(1);
});
