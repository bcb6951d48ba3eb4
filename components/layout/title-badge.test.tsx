import { render, waitFor } from '@testing-library/react';
import { answerCalls, signInForTest } from '../../tests/support/screens/answers.ts';
import { InTestSite } from '../../tests/support/screens/site.tsx';
import { usePageTitle } from '../site/use-title.ts';
import { TitleBadge } from './title-badge.island.tsx';

const setAppBadge = jest.fn<Promise<void>, [number]>();

beforeEach(() => {
  setAppBadge.mockReset().mockResolvedValue();
  Object.assign(navigator, { setAppBadge });
  document.title = 'Likes · Herzfunke';
  signInForTest(true);
});

function show(unread: number, newLikes: number) {
  answerCalls({
    'GET /api/chats.php': { body: { chats: [{ num_unread_messages: unread }] } },
    'GET /api/likes.php': {
      body: { profiles: [], liked_by: Array.from({ length: newLikes }, () => ({ like_new: true })) },
    },
  });
  return render(<TitleBadge />, { wrapper: InTestSite });
}

it('puts unread messages plus new likes before the title and on the app icon', async () => {
  show(2, 1);
  await waitFor(() => expect(document.title).toBe('(3) Likes · Herzfunke'));
  expect(setAppBadge).toHaveBeenLastCalledWith(3);
});

it('keeps the count when the next page brings its own title', async () => {
  show(2, 0);
  await waitFor(() => expect(document.title).toBe('(2) Likes · Herzfunke'));
  document.title = 'Chats · Herzfunke';
  await waitFor(() => expect(document.title).toBe('(2) Chats · Herzfunke'));
});

it('does not mind a browser that refuses the badge', async () => {
  setAppBadge.mockRejectedValue(new Error('not installed'));
  show(0, 1);
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1));
  await waitFor(() => expect(document.title).toBe('(1) Likes · Herzfunke'));
});

it('does not show "nothing new" before it has loaded', async () => {
  show(4, 0);
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(4));
  expect(setAppBadge).toHaveBeenCalledTimes(1);
});

function FetchedPage() {
  usePageTitle('Mara, 31');
  return null;
}

it('keeps the count before the title of a fetched page, which ends with that page', async () => {
  show(2, 0);
  const page = render(<FetchedPage />, { wrapper: InTestSite });
  await waitFor(() => expect(document.title).toBe('(2) Mara, 31 · Herzfunke'));
  document.title = 'Members · Herzfunke';
  await waitFor(() => expect(document.title).toBe('(2) Mara, 31 · Herzfunke'));
  page.unmount();
  await waitFor(() => expect(document.title).toMatch(/Likes · Herzfunke$/));
});
