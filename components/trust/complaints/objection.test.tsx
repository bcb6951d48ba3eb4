import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { Objection } from './objection.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { decisions: german, errors } = getTexts('de');

const reference = 'D-20261122-ABCDEFGHJK';

afterEach(() => window.history.replaceState(null, '', '/'));

function show(search: string) {
  window.history.replaceState(null, '', `/complaints${search}`);
  const answers = answerCalls({ 'POST /api/appeal.php': { body: { done: true } } });
  render(<Objection texts={german} errors={errors} />, { wrapper: InTestSite });
  return answers;
}

const address = () => screen.getByLabelText(german.status.email);
const send = () => userEvent.click(screen.getByRole('button', { name: german.appeal.send }));

it('stays shut for those who do not come from the mail about a decision', () => {
  show('');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
});

it('opens with the number of the mail and sends the appeal with the address that is typed', async () => {
  const { calls } = show(`?decision=${reference}`);
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByLabelText(german.facts.reference)).toHaveValue(reference);
  await waitFor(() => expect(address()).toHaveFocus());
  await send();
  expect(await screen.findAllByText('Bitte ausfüllen.')).toHaveLength(2);
  await userEvent.type(address(), 'bob@people.example');
  await userEvent.type(screen.getByLabelText(german.appeal.text), 'Das war ich nicht.');
  await send();
  expect(await screen.findByRole('heading', { name: german.objection.done })).toHaveFocus();
  expect(screen.getByText(/bob@people\.example/)).toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([
    { reference, email: 'bob@people.example', text: 'Das war ich nicht.' },
  ]);
});

it.each([
  ['not_found', german.status.none],
  ['appeal_over', errors.appeal_over],
])('says %s in words and keeps the text', async (error, message) => {
  const { next } = show(`?decision=${reference}`);
  next('POST /api/appeal.php', { status: 409, body: { error } });
  await userEvent.type(address(), 'bob@people.example');
  await userEvent.type(screen.getByLabelText(german.appeal.text), 'Das war ich nicht.');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText(german.appeal.text)).toHaveValue('Das war ich nicht.');
});
