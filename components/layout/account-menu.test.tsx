import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isSignedIn } from '../../lib/browser/session/signed-in.ts';
import { answerCalls, signInForTest } from '../../tests/support/screens/answers.ts';
import { InTestSite } from '../../tests/support/screens/site.tsx';
import { drainToasts } from '../ui/toast.ts';
import { AccountMenu } from './account-menu.island.tsx';
import { layoutTexts } from '../../tests/support/screens/layout-texts.ts';

it('has My profile, Settings and Logout', () => {
  render(<AccountMenu texts={layoutTexts().nav} />, { wrapper: InTestSite });
  expect(screen.getByRole('link', { name: 'Mein Profil' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'Einstellungen' })).toHaveAttribute('href', '/settings');
  expect(screen.getByRole('button', { name: 'Ausloggen' })).toBeInTheDocument();
});

it('leads to payments, prices, help and complaints', () => {
  render(<AccountMenu texts={layoutTexts().nav} />, { wrapper: InTestSite });
  const links = ['Zahlungen', 'Preise', 'Hilfe', 'Beschwerden'].map((name) =>
    screen.getByRole('link', { name }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/transactions',
    '/pricing',
    '/pages/faq',
    '/complaints',
  ]);
});

it('says that the logout failed, and stays signed in', async () => {
  signInForTest(true);
  const { calls } = answerCalls({
    'GET /api/logout.php': { status: 403, body: { error: 'foreign_origin' } },
  });
  render(<AccountMenu texts={layoutTexts().nav} />, { wrapper: InTestSite });
  await userEvent.click(screen.getByRole('button', { name: 'Ausloggen' }));
  await waitFor(() => expect(drainToasts().map((toast) => toast.kind)).toEqual(['error']));
  expect(calls.map((call) => call.name)).toEqual(['GET /api/logout.php']);
  expect(isSignedIn()).toBe(true);
});
