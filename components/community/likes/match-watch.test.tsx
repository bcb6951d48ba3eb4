import { act, fireEvent, render, screen } from '@testing-library/react';
import { mutate } from 'swr';
import { useLikes } from '#lib/browser/transport/hooks.ts';
import { announceMatch } from '#lib/browser/community/match-announcement.ts';
import { closeSignup, openSignup } from '#lib/browser/identity/open-signup.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { tile } from '#tests/support/screens/chat.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { AppRouterContext, PathnameContext } from '#tests/support/screens/router.ts';
import { LikeTimer, MatchWatch } from './match-watch.island.tsx';

// Preloaded, because fake timers do not wait for files.
await Promise.all([import('./like-modals.tsx'), import(`@texts/${'de' as string}/match.json`)]);

const mara = tile();
const nora = tile(10, 'Nora');

const push = jest.fn();
/** A screen that shows likes, so that reloading them causes a call. */
function Screen() {
  useLikes();
  return (
    <AppRouterContext value={{ push } as never}>
      <PathnameContext value="/members">
        <LikeTimer />
        <MatchWatch />
      </PathnameContext>
    </AppRouterContext>
  );
}

const noLikes = { body: { profiles: [], liked_by: [] } };

beforeEach(async () => {
  await mutate(() => true, undefined, { revalidate: false });
  jest.useFakeTimers();
  push.mockReset();
  signInForTest(true);
  window.history.replaceState(null, '', '/members');
});
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Renders the screen; `auto` is the response of `auto-like.php`. */
async function show({ auto = mara, search = '' }: { auto?: MemberTile | null; search?: string } = {}) {
  window.history.replaceState(null, '', `/members${search}`);
  const { calls, next } = answerCalls({
    'GET /api/likes.php': noLikes,
    'GET /api/auto-like.php': { body: { profile: auto } },
  });
  render(<Screen />, { wrapper: InTestSiteThatRefreshes });
  await pass(1);
  const count = (name: string) => calls.filter((call) => call.name === name).length;
  return { count, next };
}

async function match(id: number, profile: MemberTile | null) {
  act(() => announceMatch({ id, profile }));
  await pass(1);
}

test('a match without a profile fetches one, and likes are loaded again after 500 ms, not before', async () => {
  const { count } = await show();
  await match(mara.id, null);
  expect(screen.getByRole('dialog')).toHaveTextContent('Du und Mara mögt euch.');
  expect(count('GET /api/auto-like.php')).toBe(1);
  const before = count('GET /api/likes.php');
  await pass(490);
  expect(count('GET /api/likes.php')).toBe(before);
  await pass(20);
  expect(count('GET /api/likes.php')).toBe(before + 1);
});

test('a match with its profile fetches nothing', async () => {
  const { count } = await show();
  await match(mara.id, mara);
  expect(screen.getByRole('heading', { name: 'Neues Like!' })).toBeInTheDocument();
  expect(count('GET /api/auto-like.php')).toBe(0);
});

test('a fetched like may differ, and is then not called mutual', async () => {
  await show({ auto: nora });
  await match(mara.id, null);
  expect(screen.getByRole('dialog')).toHaveTextContent('Nora mag dich.');
});

test('a like that is gone by now shows nothing', async () => {
  await show({ auto: null });
  await match(mara.id, null);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the photo leads to the profile, the button to the conversation, and both close it', async () => {
  await show();
  await match(mara.id, mara);
  fireEvent.click(screen.getByRole('button', { name: 'Profil von Mara ansehen' }));
  expect(push).toHaveBeenCalledWith('/likes/m/9');
  expect(screen.queryByRole('dialog')).toBeNull();
  await match(nora.id, nora);
  fireEvent.click(screen.getByRole('button', { name: 'Schreib Nora' }));
  expect(push).toHaveBeenLastCalledWith('/members/10/chat');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('t shows the newest like after that many seconds and leaves the address at once', async () => {
  const { count } = await show({ search: '?gender=woman&t=5' });
  expect(window.location.search).toBe('?gender=woman');
  await pass(4_900);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(count('GET /api/auto-like.php')).toBe(0);
  await pass(200);
  expect(screen.getByRole('heading', { name: 'Jemand mag dich' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Profil ansehen' });
  expect(link).toHaveAttribute('href', '/members/9');
});

test('t shows nothing without a like', async () => {
  const { count } = await show({ auto: null, search: '?t=1' });
  await pass(2_000);
  expect(count('GET /api/auto-like.php')).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows nothing after a logout', async () => {
  const { count } = await show({ search: '?t=1' });
  signInForTest(false);
  await pass(10_000);
  expect(count('GET /api/auto-like.php')).toBe(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('there is never more than one of the two modals', async () => {
  await show({ search: '?t=1' });
  await match(nora.id, nora);
  await pass(2_000);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog')).toHaveTextContent('Nora');
  fireEvent.click(screen.getByRole('button', { name: 'Schreib Nora' }));
  await pass(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a match during the like modal waits until that is closed', async () => {
  await show({ search: '?t=1' });
  await pass(2_000);
  await match(nora.id, nora);
  expect(screen.getByRole('dialog')).toHaveTextContent('Mara mag dich.');
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await pass(1);
  expect(screen.getByRole('dialog')).toHaveTextContent('Du und Nora mögt euch.');
});

test('nothing covers a running signup', async () => {
  await show();
  act(() => openSignup());
  await match(mara.id, mara);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => closeSignup());
  await pass(1);
  expect(screen.getByRole('dialog')).toHaveTextContent('Mara');
});
