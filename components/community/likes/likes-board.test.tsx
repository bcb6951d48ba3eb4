import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { tile } from '#tests/support/screens/chat.ts';
import { drainToasts } from '../../ui/toast.ts';
import { LikeTabs } from './like-tabs.tsx';
import { LikesBoard } from './likes-board.island.tsx';

const mara = { ...tile(), mutual: false, like_new: false, liked_at: '2026-11-20T10:00:00Z' };
const nadia = {
  ...tile(10, 'Nadia'),
  mutual: false,
  like_new: true,
  fictional_icon: true,
  liked_at: '2026-11-10T10:00:00Z',
};

beforeEach(() => signInForTest(true));

test('new likes stand first, say that they are new, and lead to the profile by the like', async () => {
  answerCalls({ 'GET /api/likes.php': { body: { profiles: [], liked_by: [mara, nadia] } } });
  render(<LikesBoard type="received" />, { wrapper: InTestSite });
  const links = await screen.findAllByRole('link');
  expect(links[0]).toHaveAccessibleName(/Neu.*Fiktives Profil.*Nadia/);
  expect(links[0]).toHaveAttribute('href', '/likes/m/10');
  expect(links[1]).toHaveAccessibleName(/^Mara/);
});

test('an empty list has one sentence and one action', async () => {
  answerCalls({ 'GET /api/likes.php': { body: { profiles: [], liked_by: [] } } });
  render(<LikesBoard type="mutual" />, { wrapper: InTestSite });
  expect(await screen.findByRole('heading')).toHaveTextContent('Noch kein Match');
  expect(screen.getByRole('link', { name: 'Mitglieder suchen' })).toHaveAttribute('href', '/members');
});

test('a list that cannot be loaded can be tried again', async () => {
  const { next } = answerCalls({
    'GET /api/likes.php': { status: 429, body: { error: 'too_many_requests' } },
  });
  render(<LikesBoard type="received" />, { wrapper: InTestSite });
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  next('GET /api/likes.php', { body: { profiles: [], liked_by: [mara] } });
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /Mara/ })).toBeInTheDocument();
});

test('an undone like disappears, and can be given again', async () => {
  const { calls } = answerCalls({
    'GET /api/likes.php': { body: { profiles: [mara], liked_by: [] } },
    'DELETE /api/like.php': { body: { done: true } },
    'POST /api/like.php': { body: { like: 'mutual' } },
  });
  render(<LikesBoard type="liked" />, { wrapper: InTestSite });
  drainToasts();
  await userEvent.click(await screen.findByRole('button', { name: 'Like für Mara zurücknehmen' }));
  await waitFor(() =>
    expect(calls.find((call) => call.name === 'DELETE /api/like.php')?.body).toEqual({ id: 9 }),
  );
  const [toast] = await waitFor(() => {
    const toasts = drainToasts();
    expect(toasts).toHaveLength(1);
    return toasts;
  });
  expect(toast?.text).toBe('Dein Like für Mara ist zurückgenommen.');
  expect(toast?.action?.label).toBe('Rückgängig');
  toast?.action?.onPress();
  await waitFor(() => {
    const again = calls.find((call) => call.name === 'POST /api/like.php');
    expect(again).toMatchObject({ body: { id: 9 }, key: expect.any(String) });
  });
});

test('a failed undo restores the like, and says so', async () => {
  const { next } = answerCalls({
    'GET /api/likes.php': { body: { profiles: [mara], liked_by: [] } },
    'DELETE /api/like.php': { status: 429, body: { error: 'too_many_requests' } },
  });
  await mutate(() => true, undefined, { revalidate: false });
  render(<LikesBoard type="liked" />, { wrapper: InTestSiteThatRefreshes });
  drainToasts();
  const heart = await screen.findByRole('button', { name: 'Like für Mara zurücknehmen' });
  const left = new Promise<void>((resolve) => {
    new MutationObserver(() => !screen.queryByRole('link', { name: /Mara/ }) && resolve()).observe(
      document.body,
      { childList: true, subtree: true },
    );
  });
  next('GET /api/likes.php', {
    body: { profiles: [{ ...mara, liked_at: '2026-11-21T10:00:00Z' }], liked_by: [] },
  });
  await userEvent.click(heart);
  await left;
  expect(await screen.findByRole('link', { name: /Mara/ })).toBeInTheDocument();
  expect(drainToasts()).toMatchObject([{ kind: 'error' }]);
});

test('each kind says how many there are', async () => {
  const liked = { ...mara, mutual: true };
  answerCalls({
    'GET /api/likes.php': { body: { profiles: [liked], liked_by: [{ ...liked }, nadia] } },
  });
  render(<LikeTabs current="received" />, { wrapper: InTestSite });
  expect(await screen.findByRole('link', { name: 'Bekommen 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Gegeben 1' })).toHaveAttribute('href', '/likes/liked');
  expect(screen.getByRole('link', { name: 'Matches 1' })).toHaveAttribute('href', '/likes/mutual');
});

test('members who liked can be reported or blocked from the list', async () => {
  const { calls } = answerCalls({
    'GET /api/likes.php': { body: { profiles: [], liked_by: [mara] } },
    'POST /api/block.php': { body: { done: true } },
  });
  render(<LikesBoard type="received" />, { wrapper: InTestSite });
  const more = await screen.findByRole('button', { name: 'Mara melden oder blockieren' });
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole('button', { name: 'Mara melden' }));
  expect(await screen.findByRole('dialog', { name: 'Mara melden' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole('button', { name: 'Mara blockieren' }));
  expect(calls.some(({ name }) => name === 'POST /api/block.php')).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Blockieren' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /api/block.php')?.body).toEqual({ id: 9 }),
  );
});
