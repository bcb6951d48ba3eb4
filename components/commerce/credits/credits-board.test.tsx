import { render, screen } from '@testing-library/react';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { CreditsBoard } from './credits-board.island.tsx';

function show(credits: { status?: number; body: object }) {
  signInForTest(true);
  answerCalls({
    'GET /api/credits.php': credits,
    'GET /api/user.php': { body: { user: { paid_user: true, profile: { country: 'DE' } } } },
    'GET /api/packages.php': { body: { country: 'DE', vat_rate: 1900, packages: [] } },
  });
  render(
    <CreditsBoard>
      <p>packages</p>
    </CreditsBoard>,
    { wrapper: InTestSite },
  );
}

it('sells first: what things cost and the history stand below, the balance in a line above', async () => {
  show({ body: { credits: 12, entries: [], more: false } });
  const balance = await screen.findByText('Dein Guthaben: 12 Credits');
  const order = [
    balance,
    screen.getByText('packages'),
    screen.getByRole('heading', { name: 'Was kostet was?' }),
    screen.getByRole('heading', { name: 'Verlauf' }),
    screen.getByRole('link', { name: 'Alle Zahlungen' }),
  ];
  for (const [at, element] of order.slice(1).entries())
    expect(order[at]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('sells without a balance too', async () => {
  show({ status: 400, body: { error: 'internal_error' } });
  expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  expect(screen.getByText('packages')).toBeVisible();
});
