import { render, screen, waitFor } from '@testing-library/react';
import { answerCalls, signInForTest } from '../site/answers-in-test.ts';
import { InTestSite } from '../site/in-test-site.tsx';
import { BlockedByGate } from './blocked-by-gate.island.tsx';

const words = {
  title: 'Dieses Profil ist für dich nicht verfügbar',
  text: 'Manchmal möchte jemand keinen Kontakt.',
  action: 'Andere Mitglieder ansehen',
};

function show(blocked_by: boolean) {
  const { calls } = answerCalls({
    'GET /api/relation.php': { body: { id: 9, like: 'none', blocked: false, blocked_by } },
  });
  render(
    <BlockedByGate id={9} words={words}>
      <p>Mara, 31</p>
    </BlockedByGate>,
    { wrapper: InTestSite },
  );
  return calls;
}

it('takes the profile away from a member whom its owner has blocked, and leads on', async () => {
  signInForTest(true);
  show(true);
  expect(await screen.findByText(words.title)).toBeInTheDocument();
  expect(screen.queryByText('Mara, 31')).toBeNull();
  expect(screen.getByRole('link', { name: words.action })).toHaveAttribute('href', '/members');
});

it('leaves it to everybody else', async () => {
  signInForTest(true);
  const calls = show(false);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByText('Mara, 31')).toBeInTheDocument();
});

it('asks nothing for a visitor', () => {
  signInForTest(false);
  expect(show(true)).toEqual([]);
  expect(screen.getByText('Mara, 31')).toBeInTheDocument();
});
