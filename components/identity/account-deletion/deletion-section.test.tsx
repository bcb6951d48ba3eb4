import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { errors, accountDeletion: texts } = getTexts('de');

// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

const discount = {
  code: 'STAY-1A',
  kind: 'goodbye',
  value_percentage: 25,
  expires: '2026-12-05T10:00:00.000Z',
};

async function open(changes: Partial<User> = {}) {
  signInForTest(true);
  const answers = answerCalls({
    'GET /api/account-deletion.php': {
      body: { credits: 1200, pending_payments: 1, erase_at: '2026-12-05T10:00:00.000Z' },
    },
    'GET /api/user.php': { body: { user: { time_zone: 'Pacific/Kiritimati' } } },
    'PUT /api/account-deletion.php': { body: { done: true } },
    'POST /api/discountcode.php': { body: { discountcode: discount } },
    'POST /api/account-deletion.php': {
      status: 422,
      body: { error: 'invalid_input', fields: { password: 'wrong_password' } },
    },
    'PUT /api/visibility.php': { body: {} },
  });
  const user = { id: 1, status: 'active', paid_user: false, ...changes } as User;
  render(<DeletionSection texts={texts.section} errors={errors} user={user} />, {
    wrapper: InTestSiteThatRefreshes,
  });
  await userEvent.click(screen.getByRole('button', { name: texts.section.open }));
  await screen.findByRole('dialog', { name: texts.reasons.title });
  return answers;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The two buttons at the end of a step. */
function footerButtons() {
  const dialog = screen.getByRole('dialog');
  return within(dialog)
    .getAllByRole('button')
    .filter((each) => each.closest('.vk-dialog-footer'));
}

it('offers to delete now on every step by a button of the same kind as the other', async () => {
  await open();
  const seen: string[][] = [];
  const look = () => {
    const [other, now] = footerButtons();
    expect(now).toHaveTextContent(texts.now);
    expect(now?.className).toBe(other?.className);
    seen.push(footerButtons().map((each) => each.textContent ?? ''));
  };
  look();
  await press(texts.reasons.next);
  look();
  await press(texts.now);
  look();
  expect(seen).toHaveLength(3);
  expect(screen.getByRole('dialog', { name: texts.confirm.title })).toBeInTheDocument();
});

it('skips the offers, from the reasons to the password', async () => {
  const { calls } = await open();
  await press(texts.now);
  expect(await screen.findByText('Credits, die mit deinem Konto verfallen: 1.200')).toBeInTheDocument();
  expect(screen.getByText(/Offene Bestellungen: 1/)).toBeInTheDocument();
  // In the member's time zone.
  expect(await screen.findByText(/6\. Dezember 2026/)).toBeInTheDocument();
  expect(calls.some(({ name }) => name === 'POST /api/discountcode.php')).toBe(false);
});

it('shows the discount that there is, once the offers are shown, and what else may help', async () => {
  const { calls } = await open();
  await press(texts.reasons.next);
  expect(await screen.findByText('25 % Rabatt auf dein nächstes Paket')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name !== 'GET /api/user.php').map(({ name }) => name)).toEqual([
    'PUT /api/account-deletion.php',
    'POST /api/discountcode.php',
  ]);
  expect(await screen.findByText(/STAY-1A.*6\. Dezember 2026 um 00:00/)).toBeInTheDocument();
  await press(texts.offers.hideDo);
  expect(await screen.findByText(texts.offers.hidden)).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'PUT /api/visibility.php')?.body).toEqual({
    show_age: false,
    show_town: false,
    show_online: false,
    indexable: false,
  });
  await press(texts.offers.stay);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('makes no discount offer to members who could not use it', async () => {
  const { calls } = await open({ status: 'not_confirmed' });
  await press(texts.reasons.next);
  expect(screen.getByText(texts.offers.mails)).toBeInTheDocument();
  expect(calls.some(({ name }) => name === 'POST /api/discountcode.php')).toBe(false);
});

it('sends reason and password, and says beside the field that it is wrong', async () => {
  const { calls } = await open();
  await userEvent.click(screen.getByRole('radio', { name: texts.reasons.items.break }));
  await press(texts.now);
  await press(texts.now);
  expect(await screen.findByText('Bitte ausfüllen.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(texts.confirm.password), 'falsch');
  await press(texts.now);
  expect(await screen.findByText('Dieses Passwort stimmt nicht.')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'POST /api/account-deletion.php')?.body).toEqual({
    reason: 'break',
    password: 'falsch',
  });
});
