import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSiteThatRefreshes } from '#tests/support/screens/shared-cache.tsx';
import { mara, testRelation, testUser } from '#tests/support/screens/profile.ts';
import { MemberNote } from './member-note.island.tsx';

// Clears the cache after unmounting.
afterEach(() => mutate(() => true, undefined, { revalidate: true }));

function show(note: string, viewer: number | null = 4) {
  signInForTest(viewer !== null);
  const answers = answerCalls({
    'GET /api/user.php': { body: viewer === null ? { user: null } : testUser(viewer) },
    'GET /api/relation.php': { body: { ...testRelation, note } },
    'PUT /api/note.php': { body: { done: true } },
  });
  render(<MemberNote profile={mara} />, { wrapper: InTestSiteThatRefreshes });
  return answers;
}

const field = () => screen.findByLabelText('Deine Notiz');

it('shows the note and saves a changed one by its button', async () => {
  const { calls } = show('Mag Regen.');
  expect(await field()).toHaveValue('Mag Regen.');
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(await field(), ' Und Hunde.');
  await userEvent.click(screen.getByRole('button', { name: 'Notiz speichern' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Gespeichert'));
  expect(calls.find(({ name }) => name === 'PUT /api/note.php')?.body).toEqual({
    id: 9,
    note: 'Mag Regen. Und Hunde.',
  });
  expect(await field()).toHaveValue('Mag Regen. Und Hunde.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows an error and the text when it could not be saved', async () => {
  const { next } = show('');
  next('PUT /api/note.php', { status: 429, body: { error: 'too_many_requests' } });
  await userEvent.type(await field(), 'Ruft nie an.');
  await userEvent.click(screen.getByRole('button', { name: 'Notiz speichern' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Das waren viele Versuche.');
  expect(await field()).toHaveValue('Ruft nie an.');
  expect(screen.getByRole('button', { name: 'Notiz speichern' })).toBeEnabled();
});

it('says that only the writer sees it', async () => {
  show('');
  expect(await field()).toHaveAccessibleDescription('Nur du siehst sie, Mara nicht.');
});

it.each([
  ['a visitor', null],
  ['the owner of the profile', 9],
])('is not there for %s', async (_who, viewer) => {
  const { calls } = show('', viewer);
  await waitFor(() => expect(calls).toHaveLength(viewer === null ? 0 : 2));
  expect(screen.queryByRole('textbox')).toBeNull();
});
