import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { useUser } from '#lib/browser/transport/hooks.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { drainToasts } from '../../ui/toast.ts';
import { PrivacySetting } from './privacy-setting.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { settings: german } = getTexts('de');

const user = (read_receipts: boolean) => ({ user: { id: 1, read_receipts } as User });

function OfUser() {
  const { user: known } = useUser();
  return known ? (
    <PrivacySetting texts={german.privacy} user={known} failed={() => 'Nicht gelungen.'} />
  ) : null;
}

// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

async function show(answer: Parameters<typeof answerCalls>[0][string]) {
  signInForTest(true);
  drainToasts();
  const answers = answerCalls({ 'GET /api/user.php': { body: user(true) }, 'PUT /api/user.php': answer });
  render(<OfUser />, { wrapper: InTestSiteThatRefreshes });
  return { ...answers, control: await screen.findByRole('switch', { name: german.privacy.receipts }) };
}

it('says that receipts work both ways, and switches them off', async () => {
  const { control, calls } = await show({ body: user(false) });
  expect(control).toBeChecked();
  expect(control).toHaveAccessibleDescription(/in beide Richtungen/);
  await userEvent.click(control);
  expect(calls.find(({ name }) => name === 'PUT /api/user.php')?.body).toEqual({ read_receipts: false });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(control).not.toBeChecked();
  expect(drainToasts()).toEqual([]);
});

it('goes back where it could not be saved, and says so', async () => {
  const { control } = await show({ status: 422, body: { error: 'invalid_input' } });
  await userEvent.click(control);
  await waitFor(() => expect(drainToasts()).toMatchObject([{ kind: 'error', text: 'Nicht gelungen.' }]));
  await waitFor(() => expect(control).toBeChecked());
});
