import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '#lib/contract/commerce/orders.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { navigationInTest, visitAddress, pushed } from '#tests/support/screens/address.ts';
import { discountInTest, orderInTest, pageInTest } from '#tests/support/screens/order.ts';

const visited: string[] = [];
import.meta.jest.unstable_mockModule('next/navigation', navigationInTest);
import.meta.jest.unstable_mockModule('#lib/browser/session/navigate.ts', () => ({
  navigateTo: (address: string) => visited.push(address),
}));

const { OrderScreen } = await import('./order-screen.island.tsx');

const payment = { payment_id: 81, status: 'pending', checkout_url: 'https://checkout.example/81' };

beforeEach(() => {
  visited.length = 0;
  signInForTest(true);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});

type Answer = Parameters<typeof answerCalls>[0][string];

async function show(path: string, { order = {}, answers = {} }: Shown = {}) {
  visitAddress(path);
  const api = answerCalls({
    'GET /api/order.php': { body: { order: orderInTest(order) } },
    'POST /api/payment.php': { body: { payment } },
    ...answers,
  });
  render(<OrderScreen packageId={5} {...pageInTest} />, { wrapper: InTestSite });
  await screen.findByRole('heading', { name: 'Das bestellst du' });
  const posts = () => api.calls.filter(({ name }) => name === 'POST /api/payment.php');
  return { ...api, posts };
}

type Shown = { order?: Partial<Order>; answers?: Record<string, Answer> };

const submit = () => screen.getByRole('button', { name: 'zahlungspflichtig bestellen' });
const begin = () => screen.getByRole('checkbox', { name: /sofort beginnt/ });
/** Ticks the begin-at-once box and orders. */
async function agreeAndSubmit() {
  await userEvent.click(begin());
  await userEvent.click(submit());
}
const price = (text: RegExp) =>
  within(screen.getByRole('region', { name: 'Das bestellst du' })).getAllByText(text).length;

test('shows what is bought, its total, its VAT, that it is paid once and can be withdrawn from', async () => {
  await show('/credits/5');
  const summary = screen.getByRole('region', { name: 'Das bestellst du' });
  expect(summary).toHaveTextContent('35 Credits');
  expect(summary).toHaveTextContent(/Gesamt45,99\s€/);
  expect(summary).toHaveTextContent(/Darin enthalten: 7,34\s€ Mehrwertsteuer \(19\s%\)/);
  expect(summary).not.toHaveTextContent('Rabatt');
  expect(screen.getByText('Einmalige Zahlung, kein Abo.')).toBeInTheDocument();
  expect(screen.getByText(/Innerhalb von 14 Tagen/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveAttribute('href', '/withdrawal');
});

test('a discount stands beside the list price, its end and the lowest price of 30 days', async () => {
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  const discount = discountInTest({ code: 'TIMEBONUS25', value_percentage: 25, expires, validity: 3600 });
  await show('/credits/5', { order: { amount: 3224, discount } });
  const summary = screen.getByRole('region', { name: 'Das bestellst du' });
  expect(summary).toHaveTextContent(/Preis45,99\s€/);
  expect(summary).toHaveTextContent(/Rabatt 25\s%Code TIMEBONUS25/);
  expect(within(summary).getByRole('timer')).toHaveTextContent(/^Noch (01:00:00|00:59:5\d)$/);
  expect(summary).toHaveTextContent(
    /Der Rabatt bezieht sich auf den niedrigsten Preis der letzten 30\sTage: 42,99\s€/,
  );
  expect(summary).toHaveTextContent(/−13,75\s€/);
  expect(summary).toHaveTextContent(/Gesamt32,24\s€/);
});

test('a discount of several days ends on a date in the time zone of the member', async () => {
  const discount = discountInTest({ expires: '2099-12-05T10:00:00Z', validity: 172_800 });
  const user = { body: { user: { time_zone: 'Pacific/Kiritimati' } } };
  await show('/credits/5', { order: { discount }, answers: { 'GET /api/user.php': user } });
  expect(await screen.findByText(/6\. Dezember 2099/)).toBeInTheDocument();
});

test('a code that takes off less than the own discount leaves that, and says so', async () => {
  const discount = discountInTest({ code: 'TIMEBONUS25', value_percentage: 25 });
  await show('/credits/5?code=HELLO10', { order: { amount: 3224, discount, worse_code: 'HELLO10' } });
  expect(screen.getByLabelText('Rabattcode')).toHaveAccessibleDescription(
    /^Der Code HELLO10 bringt weniger als dein Rabatt von 25\s%\./,
  );
  expect(screen.getByText('Code TIMEBONUS25')).toBeInTheDocument();
});

test('offers Apple Pay where the browser supports it, only on https', async () => {
  const methods = ['creditcard', 'applepay'] as const;
  await show('/credits/5/applepay', { order: { methods: [...methods] } });
  expect(screen.queryByRole('radio', { name: /Apple Pay/ })).toBeNull();
  expect(screen.getByText(/Apple Pay ist bei dieser Bestellung nicht möglich/)).toBeInTheDocument();
});

test('asks about an ended discount, and updates the price', async () => {
  const expires = new Date(Date.now() + 1_000).toISOString();
  const discount = discountInTest({ expires, validity: 1 });
  const { next } = await show('/credits/5', { order: { amount: 4139, discount } });
  expect(price(/^41,39\s€$/)).toBe(1);
  next('GET /api/order.php', { body: { order: orderInTest() } });
  await waitFor(() => expect(screen.queryByText(/Rabatt 10/)).toBeNull());
  expect(price(/^45,99\s€$/)).toBe(2);
});

test('offers only the methods of the order, with cards by their names in the country', async () => {
  await show('/credits/5', { order: { country: 'CH' } });
  const methods = screen.getByRole('group', { name: 'Zahlungsart' });
  const offered = within(methods).getAllByRole('radio');
  expect(offered.map((each) => each.getAttribute('value'))).toEqual([
    'creditcard',
    'paypal',
    'directdebit',
    'banktransfer',
  ]);
  expect(within(methods).getByRole('radio', { name: /Kreditkarte/ })).toHaveAccessibleDescription(
    'Visa, Mastercard',
  );
  expect(methods).not.toHaveTextContent('iDEAL');
});

test('the chosen method stands in the address, and is chosen again from there', async () => {
  await show('/credits/5?country=DE');
  await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  expect(window.location.pathname + window.location.search).toBe('/credits/5/paypal?country=DE');
  expect(screen.getByRole('radio', { name: /PayPal/ })).toBeChecked();
});

test('rejects a method that this order can’t have, and selects nothing', async () => {
  await show('/credits/5/twint');
  expect(screen.getByRole('alert')).toHaveTextContent('TWINT ist bei dieser Bestellung nicht möglich.');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

test('without a method nothing is ordered: the choice gets the focus and says why', async () => {
  const { posts } = await show('/credits/5');
  await agreeAndSubmit();
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte wähle eine Zahlungsart.');
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  expect(posts()).toHaveLength(0);
});

test('an order requires the request to begin at once: the box starts unticked, and says what it means', async () => {
  const { posts } = await show('/credits/5/paypal?code=HELLO10');
  expect(begin()).not.toBeChecked();
  await userEvent.click(submit());
  expect(begin()).toHaveFocus();
  expect(begin()).toHaveAccessibleDescription('Ohne deine Zustimmung geht es nicht weiter.');
  expect(screen.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  expect(posts()).toHaveLength(0);
  await userEvent.click(begin());
  expect(screen.queryByText('Ohne deine Zustimmung geht es nicht weiter.')).toBeNull();
  await userEvent.click(submit());
  await waitFor(() => expect(posts()[0]?.body).toMatchObject({ begin_at_once: true, method: 'paypal' }));
});

test('shows a missing tick beside the box, and keeps the choices', async () => {
  const fields = { begin_at_once: 'consent_missing' };
  await show('/credits/5/paypal', {
    answers: { 'POST /api/payment.php': { status: 422, body: { error: 'invalid_input', fields } } },
  });
  await agreeAndSubmit();
  await waitFor(() =>
    expect(begin()).toHaveAccessibleDescription('Ohne deine Zustimmung geht es nicht weiter.'),
  );
  expect(screen.getByRole('radio', { name: /PayPal/ })).toBeChecked();
});

test('the direct debit asks on its own page', async () => {
  await show('/credits/5/directdebit');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('two presses are one order, which leads to its checkout', async () => {
  const { posts } = await show('/credits/5/paypal');
  await userEvent.click(begin());
  await userEvent.dblClick(submit());
  await waitFor(() => expect(visited).toEqual(['https://checkout.example/81']));
  expect(posts()).toHaveLength(1);
  expect(posts()[0]?.body).toEqual({
    package_id: 5,
    country: 'DE',
    method: 'paypal',
    code: null,
    amount: 4599,
    begin_at_once: true,
  });
  expect(posts()[0]?.key).toMatch(/^[\da-f-]{36}$/);
  expect(submit()).toBeDisabled();
});

test('an order without a checkout leads to its own page', async () => {
  await show('/credits/5/paypal', {
    answers: { 'POST /api/payment.php': { body: { payment: { ...payment, checkout_url: null } } } },
  });
  await agreeAndSubmit();
  await waitFor(() => expect(visited).toEqual(['/transactions/81']));
});

test('a changed price is shown and asked about again; nothing was ordered', async () => {
  const { posts, next } = await show('/credits/5/paypal', {
    answers: { 'POST /api/payment.php': { status: 409, body: { error: 'price_changed' } } },
  });
  next('GET /api/order.php', { body: { order: orderInTest({ amount: 4799, list_amount: 4799 }) } });
  await agreeAndSubmit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/47,99\s€ statt 45,99\s€/));
  expect(visited).toEqual([]);
  next('POST /api/payment.php', { body: { payment } });
  await userEvent.click(submit());
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(posts()[1]?.body).toMatchObject({ amount: 4799 });
  expect(posts()[1]?.key).not.toBe(posts()[0]?.key);
});

test.each([
  ['method_unavailable', 409, 'Diese Zahlungsart ist für diese Bestellung nicht möglich.'],
  ['payment_refused', 402, 'Die Zahlung wurde abgelehnt.'],
  ['too_many_requests', 429, 'Das waren viele Versuche.'],
])('shows the error %s, and keeps the choice', async (error, status, texts) => {
  await show('/credits/5/paypal', { answers: { 'POST /api/payment.php': { status, body: { error } } } });
  await agreeAndSubmit();
  expect(await screen.findByRole('alert')).toHaveTextContent(texts);
  expect(screen.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await waitFor(() => expect(submit()).toBeEnabled());
});

test('a refused payment is over: the next press is a new order', async () => {
  const { posts } = await show('/credits/5/paypal', {
    answers: { 'POST /api/payment.php': { status: 402, body: { error: 'payment_refused' } } },
  });
  await agreeAndSubmit();
  await waitFor(() => expect(posts()).toHaveLength(1));
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.click(submit());
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()[1]?.key).not.toBe(posts()[0]?.key);
});

test('a payment that has failed meanwhile is over too, and the order is placed again', async () => {
  const { posts } = await show('/credits/5/paypal', {
    answers: { 'POST /api/payment.php': { body: { payment: { ...payment, status: 'failed' } } } },
  });
  await agreeAndSubmit();
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()[1]?.key).not.toBe(posts()[0]?.key);
});

test('a page that the browser brings back from its memory can order again', async () => {
  const { posts } = await show('/credits/5/paypal');
  await agreeAndSubmit();
  await waitFor(() => expect(visited).toHaveLength(1));
  expect(submit()).toBeDisabled();
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await userEvent.click(submit());
  await waitFor(() => expect(visited).toHaveLength(2));
  // The same content remains the same order.
  expect(posts()[1]?.key).toBe(posts()[0]?.key);
});

test('retries a silent provider under the same key, then shows an error', async () => {
  const { posts } = await show('/credits/5/paypal', {
    answers: { 'POST /api/payment.php': { status: 503, body: { error: 'provider_unavailable' } } },
  });
  await userEvent.click(begin());
  jest.useFakeTimers();
  try {
    act(() => submit().click());
    await act(() => jest.advanceTimersByTimeAsync(30_000));
  } finally {
    jest.useRealTimers();
  }
  expect(screen.getByRole('alert')).toHaveTextContent('Der Zahlungsdienst antwortet gerade nicht.');
  expect(posts()).toHaveLength(6);
  expect(new Set(posts().map(({ key }) => key)).size).toBe(1);
});

test('without a network sends nothing, and says so', async () => {
  const { posts } = await show('/credits/5/paypal');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await agreeAndSubmit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
  expect(posts()).toHaveLength(0);
});

test('direct debit orders nothing yet: it continues to its form', async () => {
  const { posts } = await show('/credits/5/directdebit?code=HELLO10', {
    order: { amount: 4139, discount: discountInTest() },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Lastschrift' }));
  expect(pushed).toEqual(['/directdebit?package=5&country=DE&code=HELLO10']);
  expect(posts()).toHaveLength(0);
});

describe('a discount code', () => {
  const codeField = () => screen.getByRole('textbox', { name: 'Rabattcode' });

  test('is applied, stands in the address and in the order, and can be removed', async () => {
    const { next, posts } = await show('/credits/5/paypal');
    await userEvent.click(screen.getByRole('button', { name: 'Ich habe einen Rabattcode' }));
    expect(codeField()).toHaveFocus();
    next('GET /api/order.php', {
      body: { order: orderInTest({ amount: 4139, discount: discountInTest() }) },
    });
    await userEvent.type(codeField(), 'hello10');
    // Confirms an input method's word, as Safari reports it.
    fireEvent.keyDown(codeField(), { key: 'Enter', keyCode: 229 });
    expect(window.location.search).toBe('');
    await userEvent.type(codeField(), '{Enter}');
    expect(await screen.findByText('Rabattcode HELLO10 ist eingelöst.')).toBeInTheDocument();
    expect(window.location.search).toBe('?code=hello10');
    expect(posts()).toHaveLength(0);
    await agreeAndSubmit();
    await waitFor(() => expect(posts()[0]?.body).toMatchObject({ code: 'HELLO10', amount: 4139 }));
  });

  test.each([
    ['discount_not_found', 404],
    ['discount_already_used', 409],
    ['discount_expired', 410],
    ['discount_minimum', 409],
    ['discount_country', 409],
    ['discount_method', 409],
  ])('shows %s beside it, and the order works without it', async (error, status) => {
    visitAddress('/credits/5/paypal?code=WRONG');
    signInForTest(true);
    const { calls } = answerCalls({});
    const texts = pageInTest.errors[error as 'discount_not_found'] ?? '';
    const answer = globalThis.fetch;
    globalThis.fetch = ((url: string, init: RequestInit) => {
      const refused = url.includes('code=WRONG');
      const body = refused ? { error } : { order: orderInTest() };
      calls.push({ name: url, body: undefined, key: null });
      return Promise.resolve({
        ok: !refused,
        status: refused ? status : 200,
        headers: new Map<string, string>(),
        text: () => Promise.resolve(JSON.stringify(init.method === 'GET' ? body : {})),
      });
    }) as unknown as typeof fetch;
    render(<OrderScreen packageId={5} {...pageInTest} />, { wrapper: InTestSite });
    expect(await screen.findByText(texts)).toBeInTheDocument();
    expect(codeField()).toHaveValue('WRONG');
    expect(codeField()).toHaveAccessibleDescription(texts);
    expect(screen.getByRole('region', { name: 'Das bestellst du' })).toHaveTextContent(/Gesamt45,99\s€/);
    await waitFor(() => expect(submit()).toBeEnabled());
    globalThis.fetch = answer;
  });
});

test('a package no longer on sale leads to the current ones', async () => {
  visitAddress('/credits/5');
  answerCalls({ 'GET /api/order.php': { status: 404, body: { error: 'not_found' } } });
  render(<OrderScreen packageId={5} {...pageInTest} />, { wrapper: InTestSite });
  expect(screen.getByRole('status', { name: 'Bestellung wird geladen' })).toBeInTheDocument();
  expect(await screen.findByText('Dieses Paket gibt es hier nicht')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/credits');
});

test('an order that could not be loaded is tried again', async () => {
  visitAddress('/credits/5');
  const { next } = answerCalls({
    'GET /api/order.php': { status: 429, body: { error: 'too_many_requests' } },
  });
  render(<OrderScreen packageId={5} {...pageInTest} />, { wrapper: InTestSite });
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Bestellung konnte nicht geladen werden.');
  next('GET /api/order.php', { body: { order: orderInTest() } });
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Das bestellst du' })).toBeInTheDocument();
});

test('a country in which the package is not sold can be taken back', async () => {
  const { next } = await show('/credits/5/paypal');
  next('GET /api/order.php', { status: 404, body: { error: 'not_found' } });
  await userEvent.selectOptions(screen.getByRole('combobox'), 'CH');
  expect(await screen.findByRole('alert')).toHaveTextContent('In diesem Land wird das Paket nicht verkauft.');
  expect(submit()).toBeDisabled();
  next('GET /api/order.php', { body: { order: orderInTest({ country: 'AT' }) } });
  await userEvent.selectOptions(screen.getByRole('combobox'), 'AT');
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(screen.queryByRole('alert')).toBeNull();
});
