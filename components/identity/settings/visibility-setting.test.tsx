import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import type { Visibility } from '#lib/contract/community/visibility.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { drainToasts } from '../../ui/toast.ts';
import { VisibilitySetting } from './visibility-setting.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { visibility: german } = getTexts('de');

const brand = (id: string, own = false, visible = true) => ({
  id,
  own,
  visible,
  name: id.toUpperCase(),
  url: `https://${id}.example/`,
});
const visibility: Visibility = {
  show_age: true,
  show_town: true,
  show_online: true,
  read_receipts: true,
  indexable: false,
  shown_to_visitors: true,
  advertisable: false,
  consents_answered: true,
  brands: [brand('here', true), brand('there'), brand('yonder')],
};

// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

function show(answer: Parameters<typeof answerCalls>[0][string], shown: Visibility = visibility) {
  signInForTest(true);
  drainToasts();
  const answers = answerCalls({
    'GET /api/visibility.php': { body: shown },
    'PUT /api/visibility.php': answer,
    'POST /api/consents.php': answer,
  });
  render(<VisibilitySetting texts={german} isConfirmed failed={() => 'Nicht gelungen.'} />, {
    wrapper: InTestSiteThatRefreshes,
  });
  return answers;
}

const saved = (calls: ReturnType<typeof show>['calls']) =>
  calls.filter(({ name }) => name === 'PUT /api/visibility.php').map(({ body }) => body);

it.each(['show_age', 'show_town', 'show_online', 'shown_to_visitors', 'indexable', 'advertisable'] as const)(
  '%s says what it does and saves nothing else',
  async (name) => {
    const { calls } = show({ body: { ...visibility, [name]: !visibility[name] } });
    const control = await screen.findByRole('switch', { name: german[name] });
    expect(control).toHaveAccessibleDescription(german[`${name}Hint`]);
    await userEvent.click(control);
    expect(saved(calls)).toEqual([{ [name]: !visibility[name] }]);
    await waitFor(() => expect(control).toHaveAttribute('aria-checked', String(!visibility[name])));
    expect(drainToasts()).toEqual([]);
  },
);

it('goes back where it could not be saved, and says so', async () => {
  show({ status: 422, body: { error: 'invalid_input' } });
  const control = await screen.findByRole('switch', { name: german.show_age });
  await userEvent.click(control);
  await waitFor(() => expect(drainToasts()).toMatchObject([{ kind: 'error', text: 'Nicht gelungen.' }]));
  await waitFor(() => expect(control).toBeChecked());
});

it('leaves out the brands that are chosen, never the own one', async () => {
  const first = {
    ...visibility,
    brands: [brand('here', true), brand('there', false, false), brand('yonder')],
  };
  const { calls } = show(
    { body: { ...visibility, brands: first.brands.map((each) => ({ ...each })) } },
    first,
  );
  expect(await screen.findByRole('checkbox', { name: 'HERE' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'THERE' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'YONDER' }));
  expect(saved(calls)).toEqual([{ hidden_brands: ['there', 'yonder'] }]);
});

it('omits the brands if there is only one', async () => {
  show({ body: visibility }, { ...visibility, brands: [brand('here', true)] });
  await screen.findByRole('switch', { name: german.show_age });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('asks members without an answer beside the switches', async () => {
  const unanswered = { ...visibility, consents_answered: false };
  const { calls } = show({ body: visibility }, unanswered);
  expect(await screen.findByText(german.asked.text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: german.asked.keep }));
  await waitFor(() => expect(screen.queryByText(german.asked.text)).not.toBeInTheDocument());
  expect(calls.filter(({ name }) => name === 'POST /api/consents.php').map(({ body }) => body)).toEqual([
    { shown_to_visitors: true, indexable: false, advertisable: false },
  ]);
  expect(screen.getByRole('heading', { name: german.outside })).toHaveFocus();
});

it('asks only members without an answer', async () => {
  show({ body: visibility });
  await screen.findByRole('heading', { name: german.outside });
  expect(screen.queryByText(german.asked.text)).not.toBeInTheDocument();
});
