import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { alice, tile } from '#tests/support/screens/chat.ts';
import { ConversationView } from './conversation-view.tsx';

beforeEach(() => {
  localStorage.clear();
  signInForTest(true);
});

const mara = tile();
const suggestion = { about: 'town', text: 'Köln also. Was gefällt dir dort?' };

/** A fully loaded chat without messages. */
async function begin(change: Partial<User> = {}, props: { isGone?: boolean; profile?: MemberTile } = {}) {
  const { calls } = answerCalls({
    'GET /api/chats.php': { body: { chats: [], drafts: [], last_opened: null } },
    'GET /api/icebreakers.php': { body: { suggestions: [suggestion] } },
    'PUT /api/draft.php': { body: { done: true } },
  });
  render(<ConversationView user={alice(change)} profile={mara} answer={undefined} {...props} />, {
    wrapper: InTestSite,
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  return { asked: () => calls.map(({ name }) => name) };
}

const field = () => screen.getByLabelText('Nachricht an Mara');

it('puts a chosen suggestion into the field, to be changed there, and sends nothing', async () => {
  const { asked } = await begin();
  await userEvent.click(await screen.findByRole('button', { name: 'Ideen für den Anfang' }));
  await userEvent.click(await screen.findByRole('button', { name: /Köln also/ }));
  expect(field()).toHaveValue(suggestion.text);
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard(' Der Dom?');
  expect(field()).toHaveValue(`${suggestion.text} Der Dom?`);
  expect(asked()).not.toContain('POST /api/message.php');
});

it('says how many conversations a free member may still begin, and how there would be more', async () => {
  await begin({ conversations_left: 1 });
  expect(screen.getByText(/noch 1 Gespräch beginnen, dieses mitgezählt/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mehr über Premium' })).toHaveAttribute('href', '/premium');
});

it('counts nothing for a premium member', async () => {
  await begin({ paid_user: true, conversations_left: null });
  expect(screen.queryByText(/mitgezählt/)).toBeNull();
});

it.each<[string, Partial<User>, { isGone?: boolean }, RegExp]>([
  ['has begun as many as free members may', { conversations_left: 0 }, {}, /kannst du nur zwei beginnen/],
  ['has not confirmed the address', { status: 'not_confirmed' }, {}, /Antworten bekommen/],
  ['has no credits', { credits: 0 }, {}, /du hast 0/],
  ['would write to a missing profile', {}, { isGone: true }, /Dieses Profil gibt es nicht mehr/],
])('says so, and suggests nothing, to a member who %s', async (_who, change, props, text) => {
  await begin(change, props);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Ideen für den Anfang' })).toBeNull();
});

it('says before the first message to a fictional profile that a machine may answer', async () => {
  await begin({}, { profile: { ...mara, fictional_icon: true } });
  expect(screen.getByText(/Wenn ein Programm schreibt, steht das vor der Nachricht/)).toBeInTheDocument();
});
