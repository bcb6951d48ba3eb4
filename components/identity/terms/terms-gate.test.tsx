import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { PathnameContext } from '#tests/support/screens/router.ts';
import { TermsGate } from './terms-gate.island.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { errors, terms: german } = getTexts('de');

const version = '2026-03-01T12:00:00.000Z';
const member = (terms_outdated: boolean) => ({ body: { user: { id: 7, terms_outdated } as User } });

// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

function show(isOutdated: boolean, path = '/members') {
  signInForTest(true);
  const answers = answerCalls({
    'GET /api/user.php': member(isOutdated),
    'GET /api/page.php': { body: { token: 'terms', version, sections: [] } },
    'POST /api/terms.php': { body: { done: true } },
  });
  render(
    <PathnameContext value={path}>
      <TermsGate />
    </PathnameContext>,
    { wrapper: InTestSiteThatRefreshes },
  );
  const named = (name: string) => answers.calls.filter((call) => call.name === name);
  return { ...answers, named };
}

const dialog = () => screen.findByRole('dialog', { name: german.title });
const agree = (within_: HTMLElement) => within(within_).getByRole('button', { name: german.agree });

test('new terms are agreed to as they were shown, and the question is gone', async () => {
  const { named, next } = show(true);
  const question = await dialog();
  const since = 'Für Herzfunke gelten seit dem 1. März 2026 neue AGB.';
  expect(await within(question).findByText(since)).toBeInTheDocument();
  next('GET /api/user.php', member(false));
  await userEvent.click(agree(question));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(named('POST /api/terms.php').map(({ body }) => body)).toEqual([{ version }]);
});

test('waits while the member is writing', async () => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  const { named } = show(true);
  await waitFor(() => expect(named('GET /api/user.php')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByRole('dialog')).toBeNull();
  field.remove();
  expect(await screen.findByRole('dialog', {}, { timeout: 3_000 })).toBeInTheDocument();
});

test('only its buttons close it; it links to the terms and to deletion', async () => {
  const { named } = show(true);
  const question = await dialog();
  await within(question).findByText(/1. März 2026/);
  await userEvent.keyboard('{Escape}');
  await userEvent.pointer({ target: question, keys: '[MouseLeft]' });
  expect(await dialog()).toBe(question);
  const links = within(question).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pages/terms', '/settings']);
  expect(named('POST /api/terms.php')).toEqual([]);
});

test('asks again about terms that changed meanwhile', async () => {
  const { named, next } = show(true);
  const question = await dialog();
  await within(question).findByText(/1. März 2026/);
  next('POST /api/terms.php', { status: 409, body: { error: 'terms_changed' } });
  next('GET /api/page.php', { body: { token: 'terms', version: '2026-04-01T12:00:00.000Z', sections: [] } });
  await userEvent.click(agree(question));
  expect(await within(question).findByRole('alert')).toHaveTextContent(errors.terms_changed);
  await within(question).findByText(/1. April 2026/);
  await userEvent.click(agree(question));
  expect(named('POST /api/terms.php').at(-1)?.body).toEqual({ version: '2026-04-01T12:00:00.000Z' });
});

test('missing terms cannot be agreed to, but loaded again', async () => {
  signInForTest(true);
  const { next, named } = show(true);
  next('GET /api/page.php', { status: 500, body: { error: 'internal_error' } });
  const question = await dialog();
  const again = await within(question).findByRole('button', { name: german.again });
  next('GET /api/page.php', { body: { token: 'terms', version, sections: [] } });
  await userEvent.click(again);
  await within(question).findByText(/1. März 2026/);
  expect(named('POST /api/terms.php')).toEqual([]);
});

test.each([
  ['on the terms', true, '/pages/terms'],
  ['in the settings', true, '/settings'],
  ['who has agreed', false, '/members'],
])('does not ask %s', async (_where, isOutdated, path) => {
  const { calls } = show(isOutdated, path);
  await waitFor(() => expect(calls).not.toHaveLength(0));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('dialog')).toBeNull();
});
