import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { ConsentsStep } from './consents-step.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const read = getTexts('de');
const { consents: texts } = read.activation;
const errors = errorTexts(read.errors);
const visibility = {
  shown_to_visitors: true,
  indexable: false,
  advertisable: false,
  consents_answered: false,
  show_age: true,
  show_town: true,
  show_online: true,
  read_receipts: true,
  brands: [],
};
const call = 'POST /api/consents.php';

afterEach(() => mutate(() => true, undefined, { revalidate: true }));

function show(before: Partial<typeof visibility> = {}) {
  signInForTest(true);
  const onDone = jest.fn();
  const answered = { ...visibility, ...before, consents_answered: true };
  const answers = answerCalls({
    'GET /api/visibility.php': { body: { ...visibility, ...before } },
    [call]: { body: answered },
  });
  render(<ConsentsStep texts={texts} retry="Noch einmal" errors={errors} onDone={onDone} />, {
    wrapper: InTestSite,
  });
  return {
    ...answers,
    onDone,
    sent: () => answers.calls.filter(({ name }) => name === call).map(({ body }) => body),
  };
}

const choice = async (name: 'shown_to_visitors' | 'indexable' | 'advertisable', answer: 'yes' | 'no') =>
  within(await screen.findByRole('group', { name: texts[name].question })).getByRole('radio', {
    name: texts[answer],
  });
const save = () => userEvent.click(screen.getByRole('button', { name: texts.save }));

it('answers nothing for anyone', async () => {
  show();
  for (const name of ['shown_to_visitors', 'indexable', 'advertisable'] as const)
    for (const answer of ['yes', 'no'] as const) expect(await choice(name, answer)).not.toBeChecked();
});

it('asks for missing answers, and sends nothing', async () => {
  const { sent } = show();
  await userEvent.click(await choice('indexable', 'no'));
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent(texts.missing);
  expect(screen.getByRole('group', { name: texts.advertisable.question })).toHaveAccessibleDescription(
    expect.stringContaining(texts.missing),
  );
  expect(sent()).toEqual([]);
});

it('sends the three answers once, and continues', async () => {
  const { sent, onDone } = show();
  await userEvent.click(await choice('shown_to_visitors', 'no'));
  await userEvent.click(await choice('indexable', 'yes'));
  expect(screen.getByText(texts.needsVisitors)).toBeInTheDocument();
  await userEvent.click(await choice('advertisable', 'no'));
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent()).toEqual([{ shown_to_visitors: false, indexable: true, advertisable: false }]);
});

it('keeps the answers where they could not be sent, and says why', async () => {
  const { next, onDone } = show();
  next(call, { status: 503, body: { error: 'backend_unavailable' } });
  await userEvent.click(await choice('shown_to_visitors', 'yes'));
  await userEvent.click(await choice('indexable', 'yes'));
  await userEvent.click(await choice('advertisable', 'yes'));
  await save();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(await choice('indexable', 'yes')).toBeChecked();
  expect(onDone).not.toHaveBeenCalled();
});

it('asks only members without an answer', async () => {
  const { onDone } = show({ consents_answered: true });
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(screen.queryByRole('group')).toBeNull();
});
