import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import { drainToasts } from '../../ui/toast.ts';
import { AccountDeleted } from './account-deleted.island.tsx';
import { DeletedFacts } from './deleted-facts.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { errors, accountDeletion: texts } = getTexts('de');

const replace = jest.fn();

const back = 'PUT /api/reactivation.php';
let tokens = 0;

type Given = Parameters<typeof answerCalls>[0][string];

function show(search = '', answer: Given = { body: {} }) {
  window.history.replaceState(null, '', `/account-deleted${search}`);
  const answers = answerCalls({ [back]: answer, 'POST /api/reactivation.php': { body: { done: true } } });
  render(
    <AppRouterContext value={{ replace } as never}>
      <AccountDeleted texts={texts} errors={errors} partner={null}>
        <DeletedFacts texts={texts.end} />
      </AccountDeleted>
    </AppRouterContext>,
    { wrapper: InTestSite },
  );
  return answers;
}

const showLink = (answer: Given) => show(`?reactivate=t${(tokens += 1)}`, answer);

afterEach(() => sessionStorage.clear());

it('stores nothing for a mere visit to the page', () => {
  show();
  expect(screen.queryByText(texts.end.title)).toBeNull();
  expect(screen.queryByText(texts.end.hidden)).toBeNull();
  expect(screen.getByRole('heading', { name: texts.end.question })).toBeInTheDocument();
  expect(screen.getByText(texts.end.until)).toBeInTheDocument();
  expect(screen.queryByText(/Endgültig gelöscht wird/)).toBeNull();
});

it('knows day and address in the tab that deleted, and sends the link again', async () => {
  sessionStorage.setItem(
    'vonk-left',
    JSON.stringify({ email: 'alice@people.example', erase_at: '2026-12-05T10:00:00.000Z' }),
  );
  const { calls } = show();
  expect(await screen.findByText(/am 5\. Dezember 2026/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: texts.end.title })).toBeInTheDocument();
  expect(screen.getByLabelText(texts.link.email)).toHaveValue('alice@people.example');
  await userEvent.click(screen.getByRole('button', { name: texts.link.submit }));
  expect(await screen.findByText(texts.link.sent)).toBeInTheDocument();
  expect(calls[0]?.body).toMatchObject({ email: 'alice@people.example', proof: expect.any(String) });
});

it('uses the link once, takes it out of the address and leads to the members', async () => {
  const { calls } = showLink({ body: { user: { id: 1, status: 'active' } } });
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/members'));
  expect(calls.filter(({ name }) => name === back)).toHaveLength(1);
  expect(window.location.search).toBe('');
  expect(drainToasts()).toMatchObject([{ kind: 'success', text: texts.back.done }]);
});

it('offers a new link where this one is over', async () => {
  showLink({ status: 410, body: { error: 'link_expired' } });
  expect(await screen.findByRole('heading', { name: texts.back.expired })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: texts.link.submit })).toBeInTheDocument();
});

it('says that another account has the address by now', async () => {
  showLink({ status: 409, body: { error: 'account_exists' } });
  expect(
    await screen.findByRole('heading', { name: 'Dieses Konto gibt es schon, und es ist aktiv.' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.back.login })).toHaveAttribute('href', '/login');
});

it('can be tried again after an outage', async () => {
  const { next } = showLink({ status: 500, body: { error: 'internal_error' } });
  const again = await screen.findByRole('button', { name: texts.again });
  next(back, { body: { user: { id: 1, status: 'active' } } });
  replace.mockClear();
  await userEvent.click(again);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/members'));
});
