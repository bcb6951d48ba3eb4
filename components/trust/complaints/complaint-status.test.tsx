import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Decision } from '#lib/contract/trust/decisions.ts';
import { answerCalls } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { ComplaintStatus } from './complaint-status.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { decisions: german, errors } = getTexts('de');

const receipt = 'HERZFUNKE-20261121-7KQ4MZ9TBX';
const open = { receipt, category: 'profile', received_at: '2026-11-21T10:00:00.000Z', decision: null };
const decision: Decision = {
  reference: 'D-20261122-ABCDEFGHJK',
  action: 'warning',
  ground: 'harassment',
  reason: 'Wir haben ihn verwarnt.',
  decided_at: '2026-11-22T10:00:00.000Z',
  reversed_at: null,
  appeal: null,
  appeal_until: '2099-05-22T10:00:00.000Z',
};

afterEach(() => window.history.replaceState(null, '', '/'));

function show(search = '') {
  window.history.replaceState(null, '', `/complaints${search}`);
  const answers = answerCalls({
    'POST /api/complaint-status.php': { body: open },
    'POST /api/appeal.php': { body: { done: true } },
  });
  render(<ComplaintStatus texts={german} errors={errors} />, { wrapper: InTestSite });
  return answers;
}

const address = () => screen.getByLabelText(german.status.email);
const look = () => userEvent.click(screen.getByRole('button', { name: german.status.submit }));

it('takes the number from the link of the mail and leaves the address to be typed', async () => {
  const { calls } = show(`?receipt=${receipt}`);
  expect(screen.getByLabelText(german.status.receipt)).toHaveValue(receipt);
  await waitFor(() => expect(address()).toHaveFocus());
  expect(address()).toHaveValue('');
  await userEvent.type(address(), 'alice@people.example');
  await look();
  expect(await screen.findByText(german.status.open)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: receipt })).toHaveFocus();
  expect(screen.getByText('Eingegangen am 21. November 2026')).toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ receipt, email: 'alice@people.example' }]);
});

it('asks for both before it calls the server', async () => {
  const { calls } = show();
  await look();
  expect(await screen.findAllByText('Bitte ausfüllen.')).toHaveLength(2);
  expect(calls).toEqual([]);
});

it('says that nothing was found, and keeps the input', async () => {
  const { next } = show(`?receipt=${receipt}`);
  next('POST /api/complaint-status.php', { status: 404, body: { error: 'not_found' } });
  await userEvent.type(address(), 'bob@people.example');
  await look();
  expect(await screen.findByRole('alert')).toHaveTextContent(german.status.none);
  expect(address()).toHaveValue('bob@people.example');
});

it('shows the decision, and takes an appeal with its text', async () => {
  const { calls, next } = show(`?receipt=${receipt}`);
  next('POST /api/complaint-status.php', { body: { ...open, decision } });
  await userEvent.type(address(), 'alice@people.example');
  await look();
  expect(await screen.findByText('Eine Verwarnung')).toBeInTheDocument();
  expect(screen.getByText('Belästigung, Drohung oder Hass')).toBeInTheDocument();
  expect(screen.getByText('Wir haben ihn verwarnt.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: german.appeal.button }));
  await userEvent.type(screen.getByLabelText(german.appeal.text), 'Zu kurz');
  await userEvent.click(screen.getByRole('button', { name: german.appeal.send }));
  expect(screen.getByRole('alert')).toHaveTextContent('Das ist zu kurz.');
  await userEvent.type(screen.getByLabelText(german.appeal.text), ', das ist mir zu wenig.');
  const appeal = { created_at: '2026-11-23T10:00:00.000Z', outcome: null, reason: null };
  next('POST /api/complaint-status.php', { body: { ...open, decision: { ...decision, appeal } } });
  await userEvent.click(screen.getByRole('button', { name: german.appeal.send }));
  const news = await screen.findByText(/Dein Widerspruch vom 23\. November 2026 ist eingegangen/);
  await waitFor(() => expect(news).toHaveFocus());
  expect(calls.find(({ name }) => name === 'POST /api/appeal.php')?.body).toEqual({
    reference: decision.reference,
    email: 'alice@people.example',
    text: 'Zu kurz, das ist mir zu wenig.',
  });
});

it.each([
  [{ ...decision, appeal_until: '2026-05-22T10:00:00.000Z' }, german.appeal.over],
  [
    { ...decision, reversed_at: '2026-11-25T10:00:00.000Z' },
    'Diese Entscheidung wurde am 25. November 2026 aufgehoben.',
  ],
] satisfies [Decision, string][])(
  'offers no appeal that is not possible',
  async (storedDecision, message) => {
    const { next } = show(`?receipt=${receipt}`);
    next('POST /api/complaint-status.php', { body: { ...open, decision: storedDecision } });
    await userEvent.type(address(), 'alice@people.example');
    await look();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: german.appeal.button })).toBeNull();
  },
);
