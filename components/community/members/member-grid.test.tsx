import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSignup, useSignupOpen } from '#lib/browser/identity/open-signup.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { MemberGrid } from './member-grid.tsx';

const mara: MemberTile = {
  id: 9,
  name: 'Mara',
  age: 31,
  gender: 'woman',
  country: 'DE',
  city: 'Köln',
  main_image: null,
  fictional_icon: false,
};
const nadia: MemberTile = { ...mara, id: 10, name: 'Nadia', age: 42, fictional_icon: true };

function SignupMark() {
  return useSignupOpen() ? <p>signup is open</p> : null;
}

afterEach(() => act(() => closeSignup()));

function renderGrid() {
  render(
    <>
      <MemberGrid
        members={[mara, nadia]}
        fictionalWord="Fiktives Profil"
        label="Mitglieder"
        texts={{ like: (name) => `${name} ein Like geben`, failed: 'Nicht angekommen' }}
      />
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
      texts={{ like: (name) => name, failed: '' }}
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

const emptyLikes = { body: { profiles: [], liked_by: [] } };
const noBlocks = { body: { profiles: [] } };

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

test('a fictional profile says so in words', () => {
  signInForTest(false);
  answerCalls({});
  renderGrid();
  expect(screen.getAllByText('Fiktives Profil')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Nadia, 42/ })).toHaveAccessibleName(/Fiktives Profil/);
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
  const { calls } = answerCalls({
    'GET /api/user.php': { body: { user: null } },
    'GET /api/likes.php': emptyLikes,
    'GET /api/blocks.php': noBlocks,
    'POST /api/like.php': { body: { like: 'liked' } },
    'DELETE /api/like.php': { body: { done: true } },
  });
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
  answerCalls({
    'GET /api/user.php': { body: { user: null } },
    'GET /api/likes.php': emptyLikes,
    'GET /api/blocks.php': noBlocks,
    'POST /api/like.php': { status: 403, body: { error: 'blocked_by' } },
  });
  renderGrid();
  const heart = screen.getByRole('button', { name: 'Mara ein Like geben' });
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
});

test('omits blocked members, in either direction', async () => {
  signInForTest(true);
  answerCalls({
    'GET /api/user.php': { body: { user: null } },
    'GET /api/likes.php': emptyLikes,
    'GET /api/blocks.php': { body: { profiles: [], hidden: [nadia.id] } },
  });
  renderGrid();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Nadia/ })).toBeNull());
  expect(screen.getByRole('link', { name: /Mara/ })).toBeVisible();
});
