import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSignup, useSignupOpen } from '#lib/browser/identity/open-signup.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { tile } from '#tests/support/screens/chat.ts';
import { MemberGrid } from './member-grid.tsx';

const mara = tile();
const nadia = { ...tile(10, 'Nadia'), age: 42, fictional_icon: true };

function SignupMark() {
  return useSignupOpen() ? <p>signup is open</p> : null;
}

afterEach(() => act(() => closeSignup()));

function renderGrid() {
  render(
    <>
      <MemberGrid members={[mara, nadia]} fictionalWord="Fiktives Profil" label="Mitglieder" />
      <SignupMark />
    </>,
    { wrapper: InTestSite },
  );
}

test('inserts other tiles after so many members, or at the end', () => {
  signInForTest(false);
  answerCalls({});
  render(
    <MemberGrid
      members={[mara, nadia]}
      fictionalWord="Fiktives Profil"
      label="Mitglieder"
      insets={[
        { behind: 1, item: 'offer' },
        { behind: 8, item: 'games', wide: true },
      ]}
    />,
    { wrapper: InTestSite },
  );
  const items = [...screen.getByRole('list').children];
  expect(items.map((item) => item.getAttribute('data-member') ?? item.textContent)).toEqual([
    '9',
    'offer',
    '10',
    'games',
  ]);
});

const reads = {
  'GET /api/user.php': { body: { user: null } },
  'GET /api/likes.php': { body: { profiles: [], liked_by: [] } },
  'GET /api/blocks.php': { body: { profiles: [] } },
};

test('without JavaScript a heart is a plain form that leads to the signup and back', () => {
  signInForTest(false);
  answerCalls({});
  renderGrid();
  const heart = screen.getByRole('button', { name: 'Mara ein Like geben' });
  expect(heart).toHaveAttribute('type', 'submit');
  expect(heart).toHaveAttribute('name', 'next');
  expect(heart).toHaveValue('/members/9');
  expect(heart.closest('form')).toHaveAttribute('action', '/signup');
});

test('asks visitors who press a heart to sign up, without a call', async () => {
  signInForTest(false);
  const { calls } = answerCalls({});
  renderGrid();
  await userEvent.click(screen.getByRole('button', { name: 'Mara ein Like geben' }));
  expect(calls).toEqual([]);
  expect(screen.getByText('signup is open')).toBeInTheDocument();
});

test('a member likes and unlikes', async () => {
  signInForTest(true);
  const { calls } = answerCalls({ ...reads, 'POST /api/like.php': { body: { like: 'liked' } } });
  renderGrid();
  const heart = screen.getByRole('button', { name: 'Mara ein Like geben' });
  await userEvent.click(heart);
  await waitFor(() =>
    expect(calls.find((call) => call.name === 'POST /api/like.php')?.body).toEqual({ id: 9 }),
  );
  expect(calls.find((call) => call.name === 'POST /api/like.php')?.key).toBeTruthy();
});

test('a failed like removes its heart', async () => {
  signInForTest(true);
  answerCalls({ ...reads, 'POST /api/like.php': { status: 403, body: { error: 'blocked_by' } } });
  renderGrid();
  const heart = screen.getByRole('button', { name: 'Mara ein Like geben' });
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
});

test('omits blocked members, in either direction', async () => {
  signInForTest(true);
  answerCalls({ ...reads, 'GET /api/blocks.php': { body: { profiles: [], hidden: [nadia.id] } } });
  renderGrid();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Nadia/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Mara/ })).toBeVisible();
});
