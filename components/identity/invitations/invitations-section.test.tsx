import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { catalogue } from '#lib/i18n/catalogue.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { drainToasts } from '../../ui/toast.ts';
import { InvitationsSection } from './invitations-section.tsx';

const german = catalogue('de') as unknown as Texts;
const errors = errorTexts(german.errors, 'invitation_limit');
const url = 'http://herzfunke.localhost/signup?invitation=abc';
const dora = {
  id: 'd'.repeat(64),
  label: 'Dora',
  created_at: '2026-11-01T10:00:00.000Z',
  expires_at: '2999-12-01T10:00:00.000Z',
  used_at: null,
};
const used = { ...dora, id: 'e'.repeat(64), label: '', used_at: '2026-11-02T10:00:00.000Z' };
const over = { ...dora, id: 'f'.repeat(64), label: 'Emil', expires_at: '2026-11-03T10:00:00.000Z' };

afterEach(() => mutate(() => true, undefined, { revalidate: true }));

function show(listed: object, status: User['status'] = 'active') {
  signInForTest(true);
  drainToasts();
  const answers = answerCalls({
    'GET /api/invitations.php': { body: listed },
    'POST /api/invitations.php': { body: { url, invitation: dora } },
    'DELETE /api/invitations.php': { body: { done: true } },
  });
  render(<InvitationsSection texts={german.invitations} errors={errors} user={{ status } as User} />, {
    wrapper: InTestSiteThatRefreshes,
  });
  return answers;
}

test('a link is made for someone, shown this once, and copied', async () => {
  // user-event provides a clipboard.
  const user = userEvent.setup();
  const { calls } = show({ invitations: [], left: 5 });
  expect(await screen.findByText('Du hast noch niemanden eingeladen.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Für wen?'), ' Dora ');
  await userEvent.click(screen.getByRole('button', { name: 'Link erstellen' }));
  const link = await screen.findByLabelText('Einladungslink');
  expect(link).toHaveValue(url);
  expect(link).toHaveFocus();
  const made = calls.find(({ name }) => name === 'POST /api/invitations.php');
  expect(made?.body).toEqual({ label: 'Dora' });
  expect(made?.key).toMatch(/^[0-9a-f-]{36}$/);
  await user.click(screen.getByRole('button', { name: 'Kopieren' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(drainToasts()).toMatchObject([{ kind: 'success', text: 'Link kopiert' }]);
});

test('each invitation says what became of it, and an open one is withdrawn', async () => {
  const { calls, next } = show({ invitations: [dora, used, over], left: 4 });
  expect(await screen.findByText('Gilt bis 01.12.2999')).toBeVisible();
  expect(screen.getByText('Angenommen am 02.11.2026')).toBeVisible();
  expect(screen.getByText('Abgelaufen am 03.11.2026')).toBeVisible();
  expect(screen.getByText('Ohne Namen')).toBeVisible();
  expect(screen.getByText('Offene Einladungen: 1 von 5')).toBeVisible();
  next('GET /api/invitations.php', { body: { invitations: [used], left: 5 } });
  await userEvent.click(screen.getByRole('button', { name: 'Zurückziehen, Dora' }));
  await waitFor(() => expect(screen.queryByText('Dora')).toBeNull());
  expect(calls.find(({ name }) => name.startsWith('DELETE'))?.body).toEqual({ id: dora.id });
});

test('with five open ones shows a note instead of the form', async () => {
  show({ invitations: [dora], left: 0 });
  expect(await screen.findByText(/Du hast schon 5 offene Einladungen/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Link erstellen' })).toBeNull();
});

test('tells unconfirmed members why they cannot invite', () => {
  const { calls } = show({ invitations: [], left: 5 }, 'not_confirmed');
  expect(screen.getByText(/Sobald deine E-Mail-Adresse bestätigt ist/)).toBeVisible();
  expect(calls).toEqual([]);
});
