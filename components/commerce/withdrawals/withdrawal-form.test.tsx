import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { WithdrawalForm } from './withdrawal-form.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const texts = getTexts('de');
const call = 'POST /api/withdrawal.php';

const receipt = {
  receipt: 'W-HERZFUNKE-20261121-7KQ4MZ9TBX',
  received_at: '2026-11-21T10:11:12Z',
  repeated: false,
};

function show(search = '', others: Parameters<typeof answerCalls>[0] = {}) {
  window.history.replaceState(null, '', `/withdrawal${search}`);
  const answers = answerCalls({
    ...others,
    [call]: { body: receipt },
  });
  render(<WithdrawalForm texts={texts.withdrawal} errors={texts.errors} />, {
    wrapper: InTestSite,
  });
  return answers;
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Dein Name'), 'Alice Demo');
  await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'alice@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
}

beforeEach(() => signInForTest(false));

const confirm = () => screen.getByRole('button', { name: 'Widerruf bestätigen' });

it('takes the order from the address, repeats the input and sends nothing before the confirmation', async () => {
  const { calls } = show('?order=V26-7KQ4M-ZT');
  await fillIn();
  for (const entered of ['Alice Demo', 'V26-7KQ4M-ZT', 'alice@example.org'])
    expect(await screen.findByText(entered)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Stimmt das so?' })).toHaveFocus();
  expect(calls).toEqual([]);
});

it('shows number, date and time, to be printed', async () => {
  const { calls } = show('?order=V26-7KQ4M-ZT');
  await fillIn();
  await userEvent.click(confirm());
  expect(await screen.findByText('W-HERZFUNKE-20261121-7KQ4MZ9TBX')).toBeInTheDocument();
  expect(screen.getByText(/21\. November 2026/)).toHaveTextContent(/\d{2}:\d{2}:12/);
  expect(calls).toEqual([
    {
      name: call,
      body: {
        name: 'Alice Demo',
        order: 'V26-7KQ4M-ZT',
        email: 'alice@example.org',
        proof: expect.any(String),
      },
      key: expect.any(String),
    },
  ]);
  window.print = jest.fn();
  await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

it('can be changed, and sends the same content under the same key again', async () => {
  const { calls, next } = show('?order=V26-7KQ4M-ZT');
  next(call, { status: 429, body: { error: 'too_many_requests' } });
  await fillIn();
  await userEvent.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('Das waren viele Versuche');
  await userEvent.click(confirm());
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }));
  expect(screen.getByLabelText('Dein Name')).toHaveValue('Alice Demo');
});

it('says what was refused: at its field, which gets the focus, or above the form', async () => {
  const { next } = show('?order=V26-7KQ4M-ZT');
  next(call, { status: 422, body: { error: 'invalid', fields: { email: 'invalid_email' } } });
  await fillIn();
  await userEvent.click(confirm());
  await waitFor(() => expect(screen.getByLabelText('E-Mail-Adresse')).toHaveFocus());
  expect(screen.getByLabelText('E-Mail-Adresse')).toBeInvalid();
  next(call, { status: 422, body: { error: 'invalid', fields: { website: 'invalid' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  await userEvent.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.errors.generic);
});

const sum = {
  paid: 4599,
  returned: 0,
  amount: 4337,
  currency: 'EUR',
  spent: { credits: 2, amount: 262 },
};

it('shows the member above the button what comes back and why', async () => {
  signInForTest(true);
  show('?order=V26-7KQ4M-ZT', { 'GET /api/withdrawal.php': { body: sum } });
  await fillIn();
  expect(await screen.findByText('Du bekommst zurück')).toBeInTheDocument();
  const lines = screen.getAllByRole('definition').map((each) => each.textContent.replaceAll(/\s/g, ' '));
  expect(lines.slice(3)).toEqual(['45,99 €', '−2,62 €', '43,37 €']);
  expect(screen.getByText('Verbrauchte Credits: 2')).toBeInTheDocument();
  expect(screen.getByText('Du bekommst zurück').compareDocumentPosition(confirm())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('shows on the receipt what was withdrawn from, what comes back and by when', async () => {
  signInForTest(true);
  const user = { email: 'Alice@example.org', profile: { name: 'Alice Demo' } };
  show('?order=V26-7KQ4M-ZT', {
    'GET /api/withdrawal.php': { body: { ...sum, currency: 'CHF' } },
    'GET /api/user.php': { body: { user } },
  });
  await waitFor(() => expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue(user.email));
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  await screen.findByText('Du bekommst zurück');
  await userEvent.click(confirm());
  expect(
    await screen.findByRole('heading', { name: 'Dein Widerruf der Bestellung V26-7KQ4M-ZT ist eingegangen' }),
  ).toHaveFocus();
  expect(screen.getByText(/Wir erstatten dir CHF.43\.37 .* spätestens in 14 Tagen/)).toBeInTheDocument();
});

it('promises no money to another address than that of the account', async () => {
  signInForTest(true);
  const user = { email: 'other@example.org', profile: { name: 'Alice Demo' } };
  show('?order=V26-7KQ4M-ZT', {
    'GET /api/withdrawal.php': { body: sum },
    'GET /api/user.php': { body: { user } },
  });
  const email = screen.getByLabelText('E-Mail-Adresse');
  await waitFor(() => expect(email).toHaveValue(user.email));
  await userEvent.clear(email);
  await userEvent.type(email, 'alice@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  await screen.findByText('Du bekommst zurück');
  await userEvent.click(confirm());
  expect(await screen.findByText(/unterwegs an alice@example\.org/)).toBeInTheDocument();
  expect(screen.queryByText(/14 Tagen/)).toBeNull();
});

it('shows anyone else only the rule, and fetches no order', async () => {
  const { calls } = show('?order=V26-7KQ4M-ZT');
  await fillIn();
  expect(await screen.findByText(/ziehen wir ab, was du genutzt hast/)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('shows beside each field what is missing', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(await screen.findAllByText('Bitte ausfüllen.')).toHaveLength(3);
});

it('asks a member once about an unknown order number, and continues if it stays', async () => {
  signInForTest(true);
  const notFound = { status: 404, body: { error: 'not_found' } };
  const { calls } = show('?order=V26-7KQ4M-ZX', { 'GET /api/withdrawal.php': notFound });
  await fillIn();
  const order = screen.getByLabelText('Bestellnummer');
  expect(await screen.findByRole('alert')).toHaveTextContent('Zu dieser Nummer finden wir keine');
  expect(order).toHaveAccessibleDescription(/Zu dieser Nummer finden wir keine/);
  expect(order).toHaveFocus();
  await userEvent.type(order, 'Y');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(await screen.findByText('V26-7KQ4M-ZXY')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === call)).toEqual([]);
});

it.each(['offline', { status: 500, body: { error: 'internal_error' } }] as const)(
  'doubts no number that it could not look up (%j)',
  async (answer) => {
    signInForTest(true);
    show('?order=V26-7KQ4M-ZT', { 'GET /api/withdrawal.php': answer });
    await fillIn();
    expect(await screen.findByText('V26-7KQ4M-ZT')).toBeInTheDocument();
  },
);

it('is filled in with name, order and address for a member who comes from an order', async () => {
  signInForTest(true);
  const user = { email: 'alice@example.org', profile: { name: 'Alice' } };
  show('?order=V26-7KQ4M-ZT', { 'GET /api/user.php': { body: { user } } });
  await waitFor(() => expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('alice@example.org'));
  expect(screen.getByLabelText('Dein Name')).toHaveValue('Alice');
  expect(screen.getByLabelText('Bestellnummer')).toHaveValue('V26-7KQ4M-ZT');
});

it('says that the same order was withdrawn from before, and promises no mail', async () => {
  show('?order=V26-7KQ4M-ZT', {}).next(call, { body: { ...receipt, repeated: true } });
  await fillIn();
  await userEvent.click(confirm());
  expect(await screen.findByText(/hattest du schon widerrufen/)).toBeInTheDocument();
  expect(screen.getByText(/21\. November 2026/)).toBeInTheDocument();
  expect(screen.queryByText(/unterwegs/)).not.toBeInTheDocument();
});
