import { render, screen, waitFor } from '@testing-library/react';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { FirstSteps } from './first-steps.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { done } = getTexts('de').activation;
const discountcode = { value_percentage: 25, validity: 60 };

function show(user: { paid_user: boolean }, hasBonus = true) {
  signInForTest(true);
  const { calls } = answerCalls({
    'GET /api/user.php': { body: { user } },
    'GET /api/timebonus.php': {
      body: { isVisible: hasBonus, discountcode: hasBonus ? discountcode : null, welcome: true },
    },
    'GET /api/discountcode.php': { body: { discountcode: { ...discountcode, value_percentage: 20 } } },
  });
  render(<FirstSteps texts={done} />, { wrapper: InTestSite });
  return calls;
}

it('leads to the own profile, to premium with its discount, and to all members', async () => {
  show({ paid_user: false });
  expect(await screen.findByText('25 % Rabatt')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profil ausfüllen', '/profile'],
    ['Pakete ansehen', '/credits'],
    ['Mitglieder suchen', '/members'],
  ]);
});

it('starts at the top of the page, wherever the screen before was scrolled to', async () => {
  document.documentElement.scrollTop = 500;
  show({ paid_user: true });
  expect(document.documentElement.scrollTop).toBe(0);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findAllByRole('link')).toHaveLength(3);
});

it('shows the welcome discount where there is no time bonus', async () => {
  show({ paid_user: false }, false);
  expect(await screen.findByText('20 % Rabatt')).toBeInTheDocument();
});

it('promises a premium member no discount', async () => {
  const calls = show({ paid_user: true });
  await waitFor(() => expect(calls.map((call) => call.name)).toEqual(['GET /api/user.php']));
  expect(screen.queryByText(/Rabatt/)).toBeNull();
});
