import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { PaymentResult } from './payment-result.island.tsx';

const token = '0b9f3f0e-6f0a-4c5e-9d9b-5a1f4f2f7c11';
const payment = {
  payment_id: 7,
  number: 'V26-7KQ4M-ZT',
  token,
  status: 'pending',
  failure: null,
  package_id: 3,
  kind: 'credits',
  credits: 35,
  amount: 4599,
  list_amount: 4599,
  currency: 'EUR',
  country: 'DE',
  vat_rate: 1900,
  vat_amount: 734,
  method: 'creditcard',
  created_at: '2026-11-21T10:00:00Z',
  settled_at: null,
  checkout_url: 'https://pay.example/7',
  expires_at: '2026-11-21T10:30:00Z',
  receipt: null,
  withdraw_until: null,
  zone: 'Europe/Berlin',
  refunded: 0,
  charged_back: 0,
};
const completed = { status: 'completed', checkout_url: null, expires_at: null, receipt: '2026-17' };
const texts = { creditcard: 'Kreditkarte', directdebit: 'SEPA-Lastschrift', banktransfer: 'Überweisung' };
const generic = 'Es ist ein Fehler aufgetreten.';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

type Setting = {
  requested?: Parameters<typeof PaymentResult>[0]['requested'];
  others?: object[];
  isPremium?: boolean;
  refusal?: { status: number; body: object };
};

function show(
  change: object,
  { requested = { id: 7 }, others = [], isPremium = true, refusal }: Setting = {},
) {
  signInForTest(requested.token === undefined);
  const shown = { ...payment, ...change };
  const answers = answerCalls({
    'GET /api/payment.php': refusal ?? { body: { payment: shown } },
    'GET /api/transaction.php': { body: { payment: { ...shown, checkout_url: undefined } } },
    'GET /api/user.php': { body: { user: { id: 1, paid_user: isPremium } } },
    'GET /api/payments.php': { body: { payments: [shown, ...others], more: false } },
  });
  render(<PaymentResult requested={requested} methodNames={texts} unknownFailure={generic} />, {
    wrapper: InTestSite,
  });
  return answers;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('says what a pending payment waits for, and links to its page', async () => {
  show({});
  expect(screen.getByRole('status', { name: 'Zahlung wird geladen' })).toBeInTheDocument();
  expect(await heading('Wir warten auf deine Zahlung')).toBeInTheDocument();
  expect(screen.getByText(/Zahlung mit Kreditkarte bestätigt/)).toBeInTheDocument();
  expect(link('Weiter zur Zahlung')).toBe('https://pay.example/7');
});

it('polls after 1, 2, 3 and then every 5 seconds until the payment is there', async () => {
  jest.useFakeTimers();
  const { calls, next } = show({});
  const looks = () => calls.filter(({ name }) => name === 'GET /api/payment.php').length;
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
  await wait(0.1);
  const counts = [];
  for (const seconds of [1, 2, 3, 5, 5]) {
    await wait(seconds + 0.05);
    counts.push(looks());
  }
  expect(counts).toEqual([2, 3, 4, 5, 6]);
  next('GET /api/payment.php', { body: { payment: { ...payment, ...completed } } });
  await wait(5.1);
  expect(screen.getByRole('heading', { name: 'Deine Zahlung ist angekommen' })).toBeInTheDocument();
  const after = looks();
  await wait(30);
  expect(looks()).toBe(after);
});

it.each([
  ['banktransfer', /bis zu 14 Tage/],
  ['directdebit', /Deine Bank prüft die Lastschrift/],
])('is patient with %s', async (method, text) => {
  show({ method });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('shows the credits, and tells a first-time buyer of premium', async () => {
  show({ ...completed, kind: 'premium' });
  expect(await heading('Deine Zahlung ist angekommen')).toBeInTheDocument();
  expect(screen.getByText('Premium + 35 Credits')).toBeInTheDocument();
  expect(await heading('Du bist jetzt Premium-Mitglied')).toBeInTheDocument();
  expect(screen.getByText('Gutgeschrieben: 35 Credits.')).toBeInTheDocument();
  expect(link(/Rechnung als PDF/)).toBe(`/api/receipt.php?token=${token}`);
});

it.each([
  ['a bank', { charged_back: 4599 }, 'Deine Bank hat die Zahlung zurückgeholt', /nicht verbrauchten Credits/],
  ['us', { refunded: 4599 }, 'Das Geld wurde zurückgezahlt', /Wir haben dir 45,99 € zurückgezahlt/],
  ['us in part', { refunded: 999 }, 'Ein Teil des Geldes wurde zurückgezahlt', /zurückgezahlt: 9,99 €/],
])('says that the money went back by %s, and never that it is paid', async (_who, back, title, text) => {
  show({ ...completed, ...back }, { isPremium: false });
  expect(await heading(title)).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(await screen.findByText(/Damit endet auch Premium/)).toBeInTheDocument();
  expect(screen.queryByText(/Deine Zahlung ist angekommen|Du bist jetzt Premium|Gutgeschrieben/)).toBeNull();
});

it('omits premium for non-members, and its end while it lasts', async () => {
  show({ ...completed, charged_back: 4599 }, { isPremium: true });
  expect(await heading('Deine Bank hat die Zahlung zurückgeholt')).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByText(/Premium/)).toBeNull();
});

it('does not say so at a later purchase, and leads back to the chat that one came from', async () => {
  sessionStorage.setItem('vonk_back', '/chats/4');
  const { calls } = show(completed, { others: [{ ...payment, ...completed, payment_id: 2 }] });
  expect(await heading('Deine Zahlung ist angekommen')).toBeInTheDocument();
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/payments.php'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByText('Du bist jetzt Premium')).toBeNull();
  expect(link('Zurück zum Gespräch')).toBe('/chats/4');
});

it.each([
  ['card_failed', /Die Kartenzahlung ist fehlgeschlagen/],
  ['declined', /fehlgeschlagen oder wurde abgelehnt/],
  ['expired', /Zeit für die Zahlung ist abgelaufen/],
  ['refused', /konnten die Zahlung nicht annehmen/],
  [null, /^Es ist ein Fehler aufgetreten\.\s*$/],
])('says why it failed: %s', async (failure, text) => {
  show({ status: 'failed', failure, checkout_url: null });
  expect(await heading('Die Zahlung hat nicht geklappt')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(link('Noch einmal versuchen')).toBe('/credits/3/creditcard?country=DE');
  expect(link('Andere Zahlungsart wählen')).toBe('/credits/3?country=DE');
});

it('opens from the mail without a login or further calls', async () => {
  const { calls } = show(completed, { requested: { token } });
  expect(await heading('Deine Zahlung ist angekommen')).toBeInTheDocument();
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/transaction.php']);
  expect(screen.queryByText('Alle Zahlungen')).toBeNull();
});

it('says that the payment does not exist', async () => {
  show({}, { refusal: { status: 404, body: { error: 'not_found' } } });
  expect(await heading('Diese Zahlung wurde nicht gefunden')).toBeInTheDocument();
});

it('offers a retry without a response', async () => {
  const { next } = show({}, { refusal: { status: 400, body: { error: 'internal_error' } } });
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  next('GET /api/payment.php', { body: { payment: { ...payment, ...completed } } });
  await userEvent.click(again);
  expect(await heading('Deine Zahlung ist angekommen')).toBeInTheDocument();
});

it('calls an order that the member has cancelled so, and not failed', async () => {
  show({ status: 'failed', failure: 'cancelled', checkout_url: null });
  expect(await heading('Die Bestellung ist abgebrochen')).toBeVisible();
  expect(screen.getByText(/Du hast die Zahlung abgebrochen/)).toBeVisible();
  expect(screen.queryByText('Die Zahlung hat nicht geklappt')).toBeNull();
});

it.each([{ id: 7 }, { token }] as const)(
  'leads from the order to its withdrawal while there is time: %j',
  async (requested) => {
    const end = new Date(Date.now() + 60_000).toISOString();
    show({ ...completed, withdraw_until: end }, { requested });
    const link = await screen.findByRole('link', { name: 'Widerrufen: V26-7KQ4M-ZT' });
    expect(link).toHaveAttribute('href', '/withdrawal?order=V26-7KQ4M-ZT');
    expect(screen.getByText(/^Du kannst bis zum .* widerrufen\.$/)).toBeInTheDocument();
  },
);
