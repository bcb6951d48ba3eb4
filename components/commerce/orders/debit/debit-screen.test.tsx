import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { navigationInTest, visitAddress } from '#tests/support/screens/address.ts';
import { discountInTest, orderInTest, pageInTest } from '#tests/support/screens/order.ts';

const visited: string[] = [];
import.meta.jest.unstable_mockModule('next/navigation', navigationInTest);
import.meta.jest.unstable_mockModule('#lib/browser/session/navigate.ts', () => ({
  navigateTo: (address: string) => visited.push(address),
}));

const { DebitScreen } = await import('./debit-screen.island.tsx');

const form = {
  account_holder: 'Alice Demo',
  iban: 'DE89 3704 0044 0532 0130 00',
  street: 'Hauptstraße',
  house_number: '12a',
  postal_code: '50667',
  city: 'Köln',
  mobile: '0151 23456789',
  consent: true,
};
const sent = (id: string, amount = 4139) => ({
  sms_id: id,
  expires_at: '2026-11-21T10:10:00Z',
  mobile: '+49 ••• 89',
  mandate: {
    reference: 'V261121-0123456789ABCDEF',
    creditor: 'Vonk Demo B.V.',
    creditor_id: 'NL00ZZZ123456780000',
    text: 'Ich ermächtige Vonk Demo B.V., einmalig 41,39 € einzuziehen.',
    amount,
    currency: 'EUR',
    due_on: '2026-11-24',
  },
});
const [first, second] = [
  '7d444840-9dc0-11d1-b245-5ffdce74fad2',
  '7d444840-9dc0-11d1-b245-5ffdce74fad3',
] as const;
const payment = { payment_id: 81, status: 'pending', checkout_url: 'https://checkout.example/81' };
const order = orderInTest({ amount: 4139, discount: discountInTest() });

beforeEach(() => {
  visited.length = 0;
  sessionStorage.clear();
  signInForTest(true);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});
afterEach(() => jest.useRealTimers());

type Answers = Parameters<typeof answerCalls>[0];

async function show(answers: Answers = {}, path = '/directdebit?package=5&country=DE&code=HELLO10') {
  visitAddress(path);
  const api = answerCalls({
    'GET /api/user.php': { body: { user: { id: 1 } } },
    'GET /api/order.php': { body: { order } },
    'POST /api/direct-debit-code.php': { body: sent(first) },
    'POST /api/payment.php': { body: { payment } },
    ...answers,
  });
  const view = render(<DebitScreen refundDays={14} errors={pageInTest.errors} />, { wrapper: InTestSite });
  const bodies = (name: string) => api.calls.filter((call) => call.name === name).map(({ body }) => body);
  return {
    ...api,
    ...view,
    codes: () => bodies('POST /api/direct-debit-code.php'),
    orders: () => bodies('POST /api/payment.php'),
  };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const consent = () => screen.getByRole('checkbox', { name: /einmal belastet/ });
const begin = () => screen.getByRole('checkbox', { name: /sofort beginnt/ });
const requestCode = () => screen.getByRole('button', { name: 'SMS-Code anfordern' });
const submit = () => screen.getByRole('button', { name: 'zahlungspflichtig bestellen' });

async function fillIn() {
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Kontoinhaber oder Kontoinhaberin' }),
    form.account_holder,
  );
  await userEvent.type(field('IBAN'), 'de89370400440532013000');
  await userEvent.type(field('Straße'), form.street);
  await userEvent.type(field('Hausnummer'), form.house_number);
  await userEvent.type(field('Postleitzahl'), form.postal_code);
  await userEvent.type(field('Ort'), form.city);
  await userEvent.type(field('Handynummer'), form.mobile);
  await userEvent.click(consent());
  await userEvent.click(begin());
}

async function toMandate(answers: Answers = {}) {
  const api = await show(answers);
  await fillIn();
  await userEvent.click(requestCode());
  await screen.findByRole('heading', { name: 'Dein Mandat' });
  return api;
}

async function orderWith(code: string) {
  await userEvent.clear(field('SMS-Code'));
  await userEvent.type(field('SMS-Code'), code);
  await userEvent.click(submit());
}

test('form, mandate and code lead to an order for the mandate’s total', async () => {
  const { codes, orders } = await toMandate();
  expect(codes()).toEqual([{ ...form, package_id: 5, country: 'DE', code: 'HELLO10' }]);
  expect(screen.getByRole('heading', { name: 'Dein Mandat' })).toHaveFocus();
  expect(screen.getByText(/Ich ermächtige Vonk Demo/)).toBeInTheDocument();
  expect(screen.getByText('V261121-0123456789ABCDEF')).toBeInTheDocument();
  expect(screen.getByText('24. November 2026')).toBeInTheDocument();
  expect(screen.getByText(/an \+49 ••• 89 geschickt/)).toBeInTheDocument();
  expect(field('SMS-Code')).toHaveAttribute('autocomplete', 'one-time-code');

  await orderWith('123 456');
  await waitFor(() => expect(visited).toEqual(['https://checkout.example/81']));
  expect(orders()).toEqual([
    {
      package_id: 5,
      country: 'DE',
      method: 'directdebit',
      code: 'HELLO10',
      amount: 4139,
      begin_at_once: true,
      direct_debit: { ...form, sms_id: first, sms_code: '123456' },
    },
  ]);
  expect(sessionStorage.getItem('vonk-debit-1')).toBeNull();
});

test('groups an IBAN during typing and checks it on blur', async () => {
  await show();
  const iban = await screen.findByRole('textbox', { name: 'IBAN' });
  await userEvent.type(iban, 'de8937040044053201300');
  expect(iban).toHaveValue('DE89 3704 0044 0532 0130 0');
  await userEvent.tab();
  expect(await screen.findByText('Diese IBAN stimmt nicht.')).toBeInTheDocument();
  expect(iban).toHaveAccessibleDescription(/Diese IBAN stimmt nicht/);
  await userEvent.type(iban, '0');
  await waitFor(() => expect(screen.queryByText('Diese IBAN stimmt nicht.')).toBeNull());
});

test('an empty form shows what is missing beside each field, and requests no code', async () => {
  const { codes } = await show();
  await screen.findByRole('textbox', { name: 'IBAN' });
  await userEvent.click(requestCode());
  expect(await screen.findAllByText('Bitte ausfüllen.')).toHaveLength(7);
  for (const box of [consent(), begin()])
    expect(box).toHaveAccessibleDescription('Ohne deine Zustimmung geht es nicht weiter.');
  expect(codes()).toHaveLength(0);
});

test('a field refused by the server shows its error', async () => {
  await show({
    'POST /api/direct-debit-code.php': {
      status: 422,
      body: { error: 'invalid_input', fields: { mobile: 'invalid_mobile' } },
    },
  });
  await fillIn();
  await userEvent.click(requestCode());
  expect(await screen.findByText('Diese Handynummer stimmt nicht.')).toBeInTheDocument();
  expect(field('Handynummer')).toHaveFocus();
});

test('a reload keeps the address, but neither account number nor consent', async () => {
  const { unmount } = await show();
  await fillIn();
  unmount();
  expect(sessionStorage.getItem('vonk-debit-1')).not.toContain('3704');
  await show();
  expect(await screen.findByRole('textbox', { name: 'Ort' })).toHaveValue('Köln');
  expect(field('IBAN')).toHaveValue('');
  for (const box of [consent(), begin()]) expect(box).not.toBeChecked();
});

test('what is typed stays while the details are changed', async () => {
  const { codes } = await toMandate();
  await userEvent.click(screen.getByRole('button', { name: 'Angaben ändern' }));
  expect(field('IBAN')).toHaveValue(form.iban);
  await userEvent.clear(field('Ort'));
  await userEvent.type(field('Ort'), 'Bonn');
  await userEvent.click(requestCode());
  await screen.findByRole('heading', { name: 'Dein Mandat' });
  expect(codes()[1]).toMatchObject({ city: 'Bonn', iban: form.iban });
});

test.each([
  ['sms_code_invalid', 422, 'Dieser SMS-Code stimmt nicht.'],
  ['sms_code_expired', 410, 'Dieser SMS-Code ist abgelaufen.'],
  ['sms_code_used_up', 429, 'Der SMS-Code war zu oft falsch.'],
])('%s is shown beside the code, and another try is possible', async (error, status, texts) => {
  const { next } = await toMandate({ 'POST /api/payment.php': { status, body: { error } } });
  await orderWith('111111');
  await waitFor(() => expect(field('SMS-Code')).toHaveAccessibleDescription(new RegExp(texts)));
  next('POST /api/payment.php', { body: { payment } });
  await orderWith('123456');
  await waitFor(() => expect(visited).toHaveLength(1));
});

test('half a code is not sent', async () => {
  const { orders } = await toMandate();
  await orderWith('12');
  expect(await screen.findByText('Bitte gib die 6 Ziffern aus der SMS ein.')).toBeInTheDocument();
  expect(orders()).toHaveLength(0);
});

test('another code can be sent after a minute, with a new mandate', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { next, orders } = await toMandate();
  const waiting = () => screen.getByRole('button', { name: /^Neuer Code in/ });
  expect(waiting()).toBeDisabled();
  for (let passed = 0; passed < 60; passed += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
  next('POST /api/direct-debit-code.php', { body: sent(second) });
  await userEvent.click(screen.getByRole('button', { name: 'Neuen Code senden' }));
  await waitFor(() => expect(waiting()).toBeDisabled());
  await orderWith('654321');
  await waitFor(() => expect(orders()[0]).toMatchObject({ direct_debit: { sms_id: second } }));
});

test.each([
  ['direct_debit_blocked', 403, 'Mit Lastschrift kannst du leider nicht zahlen.'],
  ['direct_debit_limit', 409, 'Dein Limit für Lastschriften ist erreicht.'],
  ['method_unavailable', 409, 'Diese Zahlungsart ist für diese Bestellung nicht möglich.'],
])('%s links to the other methods', async (error, status, texts) => {
  await show({ 'POST /api/direct-debit-code.php': { status, body: { error } } });
  await fillIn();
  await userEvent.click(requestCode());
  expect(await screen.findByText(new RegExp(texts))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Andere Zahlungsart wählen' })).toHaveAttribute(
    'href',
    '/credits/5?country=DE&code=HELLO10',
  );
});

test('shows that there were too many codes in a day, and keeps the input', async () => {
  await show({ 'POST /api/direct-debit-code.php': { status: 429, body: { error: 'too_many_codes' } } });
  await fillIn();
  await userEvent.click(requestCode());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Du hast heute schon mehrere SMS-Codes bekommen.',
  );
  expect(field('IBAN')).toHaveValue(form.iban);
});

test('a price that changed leads back to the form: another total is another mandate', async () => {
  const { next } = await toMandate({
    'POST /api/payment.php': { status: 409, body: { error: 'price_changed' } },
  });
  next('GET /api/order.php', { body: { order: orderInTest() } });
  await orderWith('123456');
  expect(await screen.findByText(/45,99\s€ statt 41,39\s€/)).toBeInTheDocument();
  expect(requestCode()).toBeEnabled();
  expect(visited).toEqual([]);
});

test('a mandate for another total than the one shown is not agreed to', async () => {
  const { next } = await show({ 'POST /api/direct-debit-code.php': { body: sent(first, 4599) } });
  await fillIn();
  next('GET /api/order.php', { body: { order: orderInTest() } });
  await userEvent.click(requestCode());
  expect(await screen.findByText(/45,99\s€ statt 41,39\s€/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Dein Mandat' })).toBeNull();
});

test('an order that can’t be paid by direct debit says so before anything is typed', async () => {
  await show({ 'GET /api/order.php': { body: { order: orderInTest({ methods: ['paypal'] }) } } });
  expect(await screen.findByText('Lastschrift ist hier nicht möglich')).toBeInTheDocument();
});

test('without a package there is nothing to pay', async () => {
  await show({}, '/directdebit');
  expect(screen.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/credits');
});

test('a package no longer on sale leads to the current ones', async () => {
  await show({ 'GET /api/order.php': { status: 404, body: { error: 'not_found' } } });
  expect(await screen.findByText('Dieses Paket gibt es hier nicht')).toBeInTheDocument();
});
