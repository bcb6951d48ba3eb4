import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSignup, openSignup } from '#lib/browser/identity/open-signup.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { AppRouterContext } from '#tests/support/screens/router.ts';
import type { DialogTexts } from './load-texts.ts';
import { getTexts } from '#lib/i18n/catalogue.ts';

const texts = getTexts('de');

// Node needs an import attribute for JSON, unlike the bundler.
import.meta.jest.unstable_mockModule('./load-texts.ts', () => ({
  loadDialogTexts: (): Promise<DialogTexts> =>
    Promise.resolve({
      signup: texts.signup,
      login: texts.login,
      errors: texts.errors,
      regionKinds: texts.regionKinds,
    }),
}));

const { SignupModal } = await import('./signup-modal.island.tsx');

beforeEach(() => {
  localStorage.clear();
  signInForTest(false);
  answerCalls({});
});
afterEach(() => act(() => closeSignup()));

async function open() {
  render(
    <AppRouterContext value={{ push: () => undefined } as never}>
      <InTestSite>
        <SignupModal signups="all" countries={['DE']} country="DE" />
      </InTestSite>
    </AppRouterContext>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => openSignup());
  return screen.findByRole('dialog');
}

it('closes by Escape as long as nothing was filled in', async () => {
  fireEvent.keyDown(await open(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('only its button closes it during a signup', async () => {
  const dialog = await open();
  await userEvent.click(screen.getByLabelText('eine Frau'));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.pointerDown(dialog);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers the login to existing members', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Einloggen' }));
  expect(screen.getByRole('dialog', { name: 'Einloggen' })).toBeInTheDocument();
  expect(screen.queryByLabelText('eine Frau')).toBeNull();
});
