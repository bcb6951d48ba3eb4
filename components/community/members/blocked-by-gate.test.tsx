import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { BlockedByGate } from './blocked-by-gate.island.tsx';

const texts = {
  blockedBy: {
    title: 'Dieses Profil ist für dich nicht verfügbar',
    text: 'Manchmal möchte jemand keinen Kontakt.',
    action: 'Andere Mitglieder ansehen',
  },
  blocked: {
    title: 'Du hast Mara blockiert',
    text: 'Ihr seht euch nicht.',
    unblock: 'Blockierung aufheben',
    failed: 'Das hat nicht geklappt.',
    action: 'Andere Mitglieder ansehen',
  },
};

const relation = { id: 9, like: 'none', blocked: false, blocked_by: false };

// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

function show(how: Partial<typeof relation>) {
  const answers = answerCalls({
    'GET /api/relation.php': { body: { ...relation, ...how } },
    'DELETE /api/block.php': { body: { done: true } },
  });
  render(
    <BlockedByGate id={9} texts={texts}>
      <p>Mara, 31</p>
    </BlockedByGate>,
    { wrapper: InTestSiteThatRefreshes },
  );
  return answers;
}

it('hides the profile from a member blocked by its owner, and leads on', async () => {
  signInForTest(true);
  show({ blocked_by: true });
  expect(await screen.findByText(texts.blockedBy.title)).toBeInTheDocument();
  expect(screen.queryByText('Mara, 31')).toBeNull();
  expect(screen.getByRole('link', { name: texts.blockedBy.action })).toHaveAttribute('href', '/members');
});

it('takes it away from who blocked its owner too, with the way back', async () => {
  signInForTest(true);
  const { calls, next } = show({ blocked: true });
  const unblock = await screen.findByRole('button', { name: texts.blocked.unblock });
  expect(screen.queryByText('Mara, 31')).toBeNull();
  // The focus moves here from the profile.
  expect(screen.getByRole('status')).toHaveFocus();
  next('GET /api/relation.php', { body: relation });
  await userEvent.click(unblock);
  expect(await screen.findByText('Mara, 31')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'DELETE /api/block.php')?.body).toEqual({ id: 9 });
});

it('stays when the block could not be lifted, and can be tried again', async () => {
  signInForTest(true);
  const { next } = show({ blocked: true });
  next('DELETE /api/block.php', { status: 422, body: { error: 'invalid_input' } });
  const unblock = await screen.findByRole('button', { name: texts.blocked.unblock });
  await userEvent.click(unblock);
  await waitFor(() => expect(unblock).toBeEnabled());
  expect(screen.getByText(texts.blocked.title)).toBeInTheDocument();
});

it('leaves it to everyone else', async () => {
  signInForTest(true);
  const { calls } = show({});
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByText('Mara, 31')).toBeInTheDocument();
});

it('makes no call for visitors', () => {
  signInForTest(false);
  expect(show({ blocked_by: true }).calls).toEqual([]);
  expect(screen.getByText('Mara, 31')).toBeInTheDocument();
});
