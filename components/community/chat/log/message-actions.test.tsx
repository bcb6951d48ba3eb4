import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '#lib/contract/community/chat.ts';
import { onChangedMessage } from '#lib/browser/community/changed-messages.ts';
import { answerCalls, signInForTest } from '#tests/support/screens/answers.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { drainToasts } from '#components/ui/toast.ts';
import { testMessage } from '#tests/support/screens/chat.ts';
import { MessageItem, type MessageItemProps } from '../message/message-item.tsx';

afterEach(() => void drainToasts());

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:01:00Z'), advanceTimers: true });
  signInForTest(true);
});
afterEach(() => {
  jest.useRealTimers();
});

function show(change: Partial<Message> = {}, props: Partial<MessageItemProps> = {}) {
  const actions = { onReply: jest.fn(), onEdit: jest.fn(), onJump: jest.fn() };
  const message = testMessage({ id: 1, created_at: '2026-11-21T10:00:00Z', ...change });
  const answers = answerCalls({});
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <MessageItem
      message={message}
      own={false}
      name="Mara"
      readUntil={0}
      groupPosition="alone"
      actions={actions}
      {...props}
    />,
    { wrapper: InTestSite },
  );
  const openMenu = async () => {
    await user.click(screen.getByRole('button', { name: 'Mehr zu dieser Nachricht' }));
    return screen.getByRole('dialog');
  };
  return { ...answers, ...actions, message, user, openMenu };
}

const own: Partial<MessageItemProps> = { own: true };
const article = () => screen.getByRole('article');
const choices = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.textContent);

test.each([
  ['a text of the other', {}, {}, ['Antworten', 'Text kopieren', 'Melden']],
  ['a gift of the other', { gift: 'rose' as const, body: '' }, {}, ['Antworten', 'Melden']],
  ['an own text', {}, own, ['Antworten', 'Text kopieren', 'Bearbeiten', 'Zurücknehmen']],
  ['an own gift', { gift: 'rose' as const, body: '' }, own, ['Antworten', 'Zurücknehmen']],
  ['an own text that was read', {}, { ...own, readUntil: 1 }, ['Antworten', 'Text kopieren']],
  ['an own text of yesterday', { created_at: '2026-11-20T10:00:00Z' }, own, ['Antworten', 'Text kopieren']],
])('%s offers what is possible', async (_what, change, props, texts) => {
  const { openMenu } = show(change, props);
  expect(choices(await openMenu())).toEqual(texts);
});

test('an action leaves the open menu once it is impossible', async () => {
  const { openMenu } = show({}, own);
  const menu = await openMenu();
  expect(menu).toHaveTextContent('solange Mara sie noch nicht gelesen hat');
  act(() => jest.advanceTimersByTime(4 * 60_000 + 1000));
  expect(choices(menu)).toEqual(['Antworten', 'Text kopieren']);
});

test('replying and editing go to the composer', async () => {
  const { openMenu, user, onReply, onEdit, message } = show({}, own);
  await openMenu();
  await user.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  expect(onEdit).toHaveBeenCalledWith(message);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Antworten' }));
  expect(onReply).toHaveBeenCalledWith(message);
});

test.each(['{Enter}', '{Shift>}{F10}{/Shift}'])(
  '%s opens the menu of the message that has the focus, arrow keys lead through it, Escape leads back',
  async (keys) => {
    const { user } = show();
    act(() => article().focus());
    await user.keyboard(keys);
    expect(screen.getByRole('button', { name: 'Mit ❤️ reagieren' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Mit 😂 reagieren' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Antworten' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Melden' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(article()).toHaveFocus();
  },
);

test('its buttons are on the way of Tab only from the message itself', async () => {
  const { user } = show();
  await user.tab();
  expect(document.body).toHaveFocus();
  act(() => article().focus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Reagieren' })).toHaveFocus();
});

test('a long press opens the menu, scrolling does not', () => {
  show();
  const touch = { pointerType: 'touch', isPrimary: true };
  pointer('pointerdown', { ...touch, clientX: 10, clientY: 10 });
  pointer('pointermove', { ...touch, clientX: 10, clientY: 40 });
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('dialog')).toBeNull();
  pointer('pointerdown', { ...touch, clientX: 10, clientY: 10 });
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

function pointer(type: string, values: object): void {
  const event = new MouseEvent(type, { bubbles: true, ...values });
  for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value });
  fireEvent(article(), event);
}

test('a reaction shows at once, reaches the server, and is published to the page', async () => {
  const { user, openMenu, next, calls, message } = show();
  const listener = jest.fn();
  const stop = onChangedMessage(listener);
  const changed = { ...message, reactions: [{ profile_id: 7, emoji: '👍' as const }] };
  next('PUT /api/reaction.php', { body: { message: changed } });
  await openMenu();
  await user.click(screen.getByRole('button', { name: 'Mit 👍 reagieren' }));
  expect(screen.getByRole('button', { name: '👍 deine Reaktion, zurücknehmen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await waitFor(() => expect(listener).toHaveBeenCalledWith(changed));
  expect(calls.find(({ name }) => name === 'PUT /api/reaction.php')?.body).toEqual({
    message: 1,
    emoji: '👍',
  });
  stop();
});

test('a reaction that does not arrive goes back and says so', async () => {
  const { user, next } = show({ reactions: [{ profile_id: 9, emoji: '❤️' }] });
  next('PUT /api/reaction.php', 'offline');
  await user.click(screen.getByRole('button', { name: '❤️ auch so reagieren' }));
  expect(screen.getByRole('button', { name: '❤️ 2 deine Reaktion, zurücknehmen' })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '❤️ auch so reagieren' })).toBeInTheDocument(),
  );
  expect(drainToasts()).toMatchObject([
    { kind: 'error', text: expect.stringMatching(/nicht angekommen. Keine Verbindung/) as string },
  ]);
});

test('pressing the own reaction removes it', async () => {
  const { user, next, calls, message } = show({ reactions: [{ profile_id: 7, emoji: '🔥' }] });
  next('PUT /api/reaction.php', { body: { message: { ...message, reactions: [] } } });
  await user.click(screen.getByRole('button', { name: '🔥 deine Reaktion, zurücknehmen' }));
  expect(screen.queryByRole('group', { name: 'Reaktionen' })).toBeNull();
  expect(calls[0]?.body).toEqual({ message: 1, emoji: null });
  await act(async () => {});
});

async function deleteMessage({ user, openMenu }: Pick<ReturnType<typeof show>, 'user' | 'openMenu'>) {
  await openMenu();
  await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }));
  const question = await screen.findByRole('dialog', { name: 'Nachricht zurücknehmen?' });
  expect(question).toHaveTextContent('Die Credits dafür bekommst du nicht zurück.');
  return question;
}

test('deletion asks first and says that the message stays paid', async () => {
  const shown = show({}, own);
  const question = await deleteMessage(shown);
  await shown.user.click(within(question).getByRole('button', { name: 'Behalten' }));
  expect(shown.calls).toEqual([]);
  const listener = jest.fn();
  const stop = onChangedMessage(listener);
  shown.next('DELETE /api/message.php', { body: { message: { ...shown.message, deleted: true } } });
  await shown.user.click(within(await deleteMessage(shown)).getByRole('button', { name: 'Zurücknehmen' }));
  await waitFor(() => expect(listener).toHaveBeenCalledWith(expect.objectContaining({ deleted: true })));
  expect(drainToasts()).toMatchObject([{ kind: 'success' }]);
  expect(article()).toHaveFocus();
  stop();
});

test.each([
  [{ status: 409, body: { error: 'too_late' } }, /Mara hat die Nachricht schon gelesen, oder sie ist älter/],
  ['offline' as const, /Die Nachricht konnte nicht zurückgenommen werden. Keine Verbindung/],
])('a refused deletion with %j is reported', async (answer, reason) => {
  const shown = show({ id: answer === 'offline' ? 1 : 2 }, own);
  shown.next('DELETE /api/message.php', answer);
  const question = await deleteMessage(shown);
  await shown.user.click(within(question).getByRole('button', { name: 'Zurücknehmen' }));
  await waitFor(() => expect(article()).not.toHaveAttribute('aria-busy'));
  expect(drainToasts()).toMatchObject([{ kind: 'error', text: expect.stringMatching(reason) as string }]);
  expect(article()).toHaveTextContent('Bis morgen am Rhein.');
  // Actions that the server refused permanently are no longer offered.
  const texts = choices(await shown.openMenu());
  expect(texts.includes('Zurücknehmen')).toBe(answer === 'offline');
});

test('a report of a message gives its receipt and offers to block', async () => {
  const { user, openMenu, next, calls } = show({ warning: 'money' });
  const receipt = { receipt: 'HERZFUNKE-20261121-7KQ4MZ9TBX', received_at: '2026-11-21T10:00:00.000Z' };
  next('POST /api/report.php', { body: receipt });
  next('GET /api/relation.php', { body: { id: 9, blocked: false, blocked_by: false } });
  const menu = await openMenu();
  await user.click(within(menu).getByRole('button', { name: 'Melden' }));
  const form = await screen.findByRole('dialog', { name: 'Nachricht von Mara melden' });
  expect(form).toHaveTextContent('fünf Nachrichten davor und danach');
  expect(within(form).getByRole('radio', { name: 'Bittet um Geld oder will betrügen' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Meldung senden' }));
  expect(await screen.findByText(receipt.receipt)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Mara blockieren' })).toBeInTheDocument();
  const sent = calls.find(({ name }) => name === 'POST /api/report.php');
  expect(sent?.body).toEqual({ message: 1, reason: 'money', text: '' });
  expect(sent?.key).not.toBeNull();
});

test('blocking from a warning asks first', async () => {
  const { user, next, calls } = show({ warning: 'contact_data' });
  next('POST /api/block.php', { body: { done: true } });
  await user.click(screen.getByRole('button', { name: 'Blockieren' }));
  const question = await screen.findByRole('dialog', { name: 'Mara blockieren?' });
  expect(calls).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Blockieren' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /api/block.php')?.body).toEqual({ id: 9 }),
  );
});

test('the text goes to the clipboard', async () => {
  const { user, openMenu } = show();
  await openMenu();
  await user.click(screen.getByRole('button', { name: 'Text kopieren' }));
  expect(await navigator.clipboard.readText()).toBe('Bis morgen am Rhein.');
  expect(drainToasts()).toMatchObject([{ kind: 'success', text: 'Text kopiert.' }]);
});
