import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSWRConfig } from 'swr';
import { showTyping } from '#lib/browser/community/typing.ts';
import type { Chat, Draft } from '#lib/contract/community/chat.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import type { OpenConversation } from '#lib/rules/community/new-messages.ts';
import { ConversationList } from './conversation-list.tsx';
import { testChat, testDraft, testMessage, tile } from '#tests/support/screens/chat.ts';

const withMara = testChat({
  num_unread_messages: 120,
  profile: { ...tile(), fictional_icon: true },
});

function Reload() {
  const { mutate } = useSWRConfig();
  return <button onClick={() => void mutate(() => true)}>reload</button>;
}

beforeAll(() => {
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

function show(chats: Chat[] = [withMara], drafts: Draft[] = [], open: OpenConversation = {}) {
  signInForTest(true);
  const answers = answerCalls({ 'GET /api/chats.php': { body: { chats, drafts, last_opened: null } } });
  render(
    <InTestSite>
      <Reload />
      <ConversationList open={open} />
    </InTestSite>,
  );
  const later = (now: Chat[]) => {
    answers.next('GET /api/chats.php', { body: { chats: now, drafts: [], last_opened: null } });
    fireEvent.click(screen.getByRole('button', { name: 'reload' }));
  };
  return { ...answers, later };
}

/** The name in a row, after the initial that replaces the photo. */
const nameIn = (element: Element | null) => /^.(.*), 31/u.exec(element?.textContent ?? '')?.[1] ?? null;
const names = () => screen.getAllByRole('link').map(nameIn);
const row = (name: string) => screen.findByRole('link', { name: new RegExp(`${name}, 31`) });

it('shows that it is loading only on the first load', async () => {
  const { later } = show();
  expect(screen.getByRole('status')).toHaveAccessibleName('Gespräche werden geladen');
  expect(await row('Mara')).toHaveAttribute('href', '/chats/4');
  later([]);
  expect(screen.queryByRole('status', { name: 'Gespräche werden geladen' })).toBeNull();
  expect(screen.getByRole('link', { name: /Mara, 31/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Mara, 31/ })).toBeNull());
});

it('counts unread messages up to 99 and says that a profile is fictional', async () => {
  show();
  expect(await row('Mara')).toHaveTextContent('99+');
  expect(await row('Mara')).toHaveTextContent('Fiktives Profil');
});

it.each([
  ['a text', {}, 'Bis morgen am Rhein.'],
  ['an own text', { sender: 7 }, 'Du: Bis morgen am Rhein.'],
  ['a gift', { body: '', gift: 'rose' as const }, 'Geschenk: Rose'],
  ['an own gift', { body: '', gift: 'rose' as const, sender: 7 }, 'Du: Geschenk: Rose'],
  [
    'an image',
    { body: '', image: { filename: '/a.webp', match: '/b.webp', width: 8, height: 8, thumbhash: '' } },
    'Bild',
  ],
  ['a text of a machine', { automatic: true }, 'Automatisch: Bis morgen am Rhein.'],
  ['what was taken back', { body: '', deleted: true, sender: 7 }, 'Du: Nachricht gelöscht'],
  [
    'a reaction to an own text',
    { sender: 7, reactions: [{ profile_id: 9, emoji: '❤️' as const }] },
    '❤️ als Reaktion auf „Bis morgen am Rhein.“',
  ],
  [
    'an own reaction',
    { reactions: [{ profile_id: 7, emoji: '👍' as const }] },
    'Du: 👍 als Reaktion auf „Bis morgen am Rhein.“',
  ],
])('says in words what came last: %s', async (_, change, line) => {
  show([testChat({ last_message: testMessage(change) })]);
  expect(await screen.findByText(line)).toBeInTheDocument();
});

it('marks a muted conversation', async () => {
  show([testChat({ muted: true, num_unread_messages: 2 })]);
  expect(await screen.findByRole('img', { name: 'stummgeschaltet' })).toBeInTheDocument();
});

it('shows a draft in place of the last message, and one to a member without a conversation as a row', async () => {
  const chats = [testChat({ draft: 'Und noch', last_message: testMessage() })];
  show(chats, [testDraft(12, 'Carla', 'Hallo Carla, ich')]);
  expect(await row('Mara')).toHaveTextContent('Entwurf: Und noch');
  expect(await row('Carla')).toHaveTextContent('Entwurf: Hallo Carla, ich');
  expect(await row('Carla')).toHaveAttribute('href', '/members/12/chat');
  expect(names()).toEqual(['Carla', 'Mara']);
  expect(document.querySelector('[aria-current]')).toBeNull();
});

it('says that someone is typing', async () => {
  show([testChat({ last_message: testMessage() })]);
  await row('Mara');
  act(() => showTyping(4));
  expect(await row('Mara')).toHaveTextContent('schreibt …');
});

describe('the search', () => {
  const people = [
    testChat({ last_message: testMessage() }),
    testChat({ id: 5, profile_id: 10, profile: tile(10, 'Jörg') }),
    testChat({ id: 6, profile_id: 11, profile: tile(11, 'Zoë'), draft: 'Segeln?' }),
  ];
  const search = () => screen.findByRole('searchbox', { name: 'Gespräche durchsuchen' });

  it.each([
    ['jorg', ['Jörg']],
    ['zoe', ['Zoë']],
    ['rhein', ['Mara']],
    ['segeln', ['Zoë']],
    ['noch keine', ['Jörg', 'Zoë']],
  ])('finds by name, last message and draft: %s', async (query, found) => {
    show(people);
    await userEvent.type(await search(), query);
    await waitFor(() => expect(names()).toEqual(found));
    const count = found.length === 1 ? '1 Gespräch gefunden' : `${found.length} Gespräche gefunden`;
    expect(screen.getByRole('status')).toHaveTextContent(count);
  });

  it('says in a sentence that nothing was found, and is emptied by its button or Escape', async () => {
    show(people);
    const field = await search();
    await userEvent.type(field, 'xyz');
    expect(await screen.findByText(/Zu „xyz“ passt weder/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Suche leeren' }));
    expect(field).toHaveFocus();
    await waitFor(() => expect(names()).toEqual(['Mara', 'Jörg', 'Zoë']));
    await userEvent.type(field, 'xyz');
    // Keys during composition are ignored.
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    expect(field).toHaveValue('xyz');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });

  it('arrow keys lead from it through the rows and back; Tab reaches one row', async () => {
    show(people, [], { conversation: 5 });
    await userEvent.click(await search());
    const reached: (string | null)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      reached.push(nameIn(document.activeElement));
    }
    expect(reached).toEqual(['Mara', 'Jörg', 'Zoë', 'Zoë', 'Mara', null]);
    expect(await search()).toHaveFocus();
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('Mara');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('until an arrow key was used, Tab reaches the row that is open', async () => {
    show(people, [], { conversation: 5 });
    await userEvent.click(await search());
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('Jörg');
    expect(document.activeElement).toHaveAttribute('aria-current', 'true');
  });
});
