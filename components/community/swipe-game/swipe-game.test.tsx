import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onMatch, type Match } from '#lib/browser/community/match-announcement.ts';
import type { SwipeCard } from '#lib/contract/community/swipe-game.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { tile } from '#tests/support/screens/chat.ts';
import { SwipeGame } from './swipe-game.island.tsx';

const card = (id: number, name: string, more: Partial<SwipeCard> = {}): SwipeCard => ({
  ...tile(id, name),
  about_me: '',
  shared_interests: [],
  distance: null,
  away: null,
  ...more,
});
const mara = card(9, 'Mara', {
  distance: 8,
  shared_interests: ['hiking', 'wine'],
  about_me: 'Sonntags am Rhein.',
});
const petra = card(12, 'Petra', {
  city: 'Flensburg',
  distance: 520,
  away: { ring: 'country', place: 'Deutschland' },
});
const nadia = card(10, 'Nadia', { fictional_icon: true, distance: 0 });
const olga = card(11, 'Olga');

const today = { likes_left: 4, resets_at: '2099-11-21T23:00:00Z', can_undo: false };
const hand = (...cards: SwipeCard[]) => ({ body: { ...today, cards } });
const button = (name: string) => screen.findByRole('button', { name });
const top = () => screen.findByRole('article');

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => signInForTest(true));

function start(answers: Parameters<typeof answerCalls>[0]) {
  const answered = answerCalls(answers);
  render(<SwipeGame />, { wrapper: InTestSite });
  return answered;
}

test('the top card has all there is to decide on, and only it is read out', async () => {
  start({ 'GET /api/swipe.php': hand(mara, nadia) });
  // The motion code loads after the first cards and replaces them.
  await waitFor(() => {
    const shown = within(screen.getByRole('article'));
    expect(shown.getByRole('heading', { name: 'Mara, 31' })).toBeInTheDocument();
    expect(shown.getByText('Köln · 8 km entfernt')).toBeInTheDocument();
    expect(shown.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['Wandern', 'Wein']);
    expect(shown.getByText('Sonntags am Rhein.')).toBeInTheDocument();
  });
  expect(screen.getByText('Noch 4 Likes heute')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Profil von Mara ansehen' })).toHaveAttribute('href', '/members/9');
});

test('a card from farther away says how far its member’s part of the list lies, also when read out', async () => {
  start({
    'GET /api/swipe.php': hand(mara, petra),
    'POST /api/swipe.php': { body: { ...today, can_undo: true, like: 'none' } },
  });
  await userEvent.click(await button('Mara überspringen'));
  await waitFor(() =>
    expect(within(screen.getByRole('article')).getByText('Weiter weg: Deutschland')).toBeInTheDocument(),
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'Jetzt: Petra, 31, Flensburg · 520 km entfernt, Weiter weg: Deutschland.',
  );
});

test('a fictional profile says so in words', async () => {
  start({ 'GET /api/swipe.php': hand(nadia) });
  expect(await screen.findByText('Fiktives Profil')).toBeInTheDocument();
});

test('a like sends itself with a key, brings the next card and is reported', async () => {
  const { calls } = start({
    'GET /api/swipe.php': hand(mara, nadia),
    'POST /api/swipe.php': { body: { ...today, likes_left: 3, can_undo: true, like: 'liked' } },
  });
  await userEvent.click(await button('Mara ein Like geben'));
  expect(await button('Nadia ein Like geben')).toBeInTheDocument();
  expect(await screen.findByText('Noch 3 Likes heute')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Like für Mara. Jetzt: Nadia, 31, Köln · ganz in deiner Nähe.',
  );
  await waitFor(() => expect(calls.some(({ name }) => name === 'POST /api/swipe.php')).toBe(true));
  const sent = calls.find(({ name }) => name === 'POST /api/swipe.php');
  expect(sent).toMatchObject({ body: { id: 9, verdict: 'like' }, key: expect.any(String) });
});

test('arrow keys play: left passes, right likes, up undoes; a held key counts once', async () => {
  const { calls } = start({
    'GET /api/swipe.php': hand(mara, nadia, olga),
    'POST /api/swipe.php': { body: { ...today, can_undo: true, like: 'none' } },
    'DELETE /api/swipe.php': { body: { ...today, card: nadia } },
  });
  await top();
  fireEvent.keyDown(window, { key: 'ArrowLeft' });
  expect(await button('Nadia überspringen')).toBeInTheDocument();
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  fireEvent.keyDown(window, { key: 'ArrowRight', repeat: true });
  expect(await button('Olga überspringen')).toBeInTheDocument();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'POST /api/swipe.php')).toHaveLength(2));
  fireEvent.keyDown(window, { key: 'ArrowUp' });
  expect(await button('Nadia überspringen')).toBeInTheDocument();
  expect(calls.flatMap(({ name, body }) => (name === 'POST /api/swipe.php' ? [body] : []))).toEqual([
    { id: 9, verdict: 'pass' },
    { id: 10, verdict: 'like' },
  ]);
});

test('ignores keys in fields and over dialogs', async () => {
  const { calls } = start({ 'GET /api/swipe.php': hand(mara) });
  await top();
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'ArrowLeft' });
  field.remove();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  fireEvent.keyDown(window, { key: 'ArrowLeft' });
  dialog.remove();
  expect(calls.some(({ name }) => name === 'POST /api/swipe.php')).toBe(false);
  expect(await button('Mara überspringen')).toBeInTheDocument();
});

test('a swipe that fails puts the card back, and can be repeated', async () => {
  const { next, calls } = start({
    'GET /api/swipe.php': hand(mara, nadia),
    'POST /api/swipe.php': { status: 429, body: { error: 'too_many_requests' } },
  });
  await userEvent.click(await button('Mara ein Like geben'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Das ist nicht angekommen. Die Karte von Mara liegt wieder oben.',
  );
  expect(screen.getByText('Noch 4 Likes heute')).toBeInTheDocument();
  next('POST /api/swipe.php', { body: { ...today, likes_left: 3, can_undo: true, like: 'liked' } });
  await userEvent.click(await button('Noch einmal versuchen'));
  expect(await screen.findByText('Noch 3 Likes heute')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calls.filter(({ name }) => name === 'POST /api/swipe.php')).toHaveLength(2);
});

test('at the limit a like stays where it is, and passing goes on', async () => {
  const { calls } = start({
    'GET /api/swipe.php': { body: { ...today, likes_left: 0, cards: [mara, nadia] } },
    'POST /api/swipe.php': { body: { ...today, likes_left: 0, can_undo: true, like: 'none' } },
  });
  const panel = await screen.findByRole('region', { name: 'Das waren deine 4 Likes für heute' });
  expect(within(panel).getByRole('link', { name: 'Match-Finder' })).toHaveAttribute('href', '/match-finder');
  expect(within(panel).getByRole('link', { name: 'Mitglieder suchen' })).toHaveAttribute('href', '/members');
  const like = await button('Mara ein Like geben');
  expect(like).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(like);
  expect(screen.getByRole('status')).toHaveTextContent('Deine Likes für heute sind vergeben.');
  expect(calls.some(({ name }) => name === 'POST /api/swipe.php')).toBe(false);
  await userEvent.click(await button('Mara überspringen'));
  expect(await button('Nadia überspringen')).toBeInTheDocument();
});

test('a limit that only the server knew of puts the card back and shows the panel', async () => {
  const { next } = start({
    'GET /api/swipe.php': hand(mara, nadia),
    'POST /api/swipe.php': {
      status: 403,
      body: { error: 'swipe_limit', limit: 4, resets_at: '2099-11-22T23:00:00Z' },
    },
  });
  const like = await button('Mara ein Like geben');
  next('GET /api/swipe.php', { body: { ...today, likes_left: 0, cards: [mara, nadia] } });
  await userEvent.click(like);
  expect(await screen.findByRole('region', { name: /4 Likes für heute/ })).toBeInTheDocument();
  expect(await button('Mara überspringen')).toBeInTheDocument();
});

test.each(['not_found', 'gone', 'blocked', 'blocked_by'])(
  'a member who is gone meanwhile (%s) disappears, at no cost',
  async (error) => {
    start({
      'GET /api/swipe.php': hand(mara, nadia),
      'POST /api/swipe.php': { status: 403, body: { error } },
    });
    await userEvent.click(await button('Mara ein Like geben'));
    expect(await screen.findByText('Noch 4 Likes heute')).toBeInTheDocument();
    expect(await button('Nadia überspringen')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a match is announced with its profile', async () => {
  const matches: Match[] = [];
  const stop = onMatch((match) => matches.push(match));
  start({
    'GET /api/swipe.php': hand(mara, nadia),
    'POST /api/swipe.php': { body: { ...today, likes_left: 3, like: 'mutual' } },
  });
  await userEvent.click(await button('Mara ein Like geben'));
  await waitFor(() => expect(matches).toEqual([{ id: 9, profile: mara }]));
  // The swipe holds: there is nothing to undo.
  await waitFor(async () =>
    expect(await button('Letzte Karte zurückholen')).toHaveAttribute('aria-disabled', 'true'),
  );
  stop();
});

test('says that no cards are left, with a way on', async () => {
  start({ 'GET /api/swipe.php': hand() });
  expect(await screen.findByRole('heading', { name: 'Du hast alle gesehen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mitglieder suchen' })).toHaveAttribute('href', '/members');
});

test('cards that cannot be loaded can be tried again', async () => {
  const { next } = start({ 'GET /api/swipe.php': { status: 429, body: { error: 'too_many_requests' } } });
  const again = await button('Noch einmal versuchen');
  next('GET /api/swipe.php', hand(mara));
  await userEvent.click(again);
  expect(await button('Mara überspringen')).toBeInTheDocument();
});

test('the member on top can be reported or blocked', async () => {
  const { calls } = start({
    'GET /api/swipe.php': hand(mara, nadia),
    'POST /api/block.php': { body: { done: true } },
  });
  await userEvent.click(await button('Mara melden oder blockieren'));
  expect(await button('Mara melden')).toBeInTheDocument();
  await userEvent.click(await button('Mara blockieren'));
  await userEvent.click(await button('Blockieren'));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /api/block.php')?.body).toEqual({ id: 9 }),
  );
});
