import type { Message } from '../../contract/community/chat.ts';
import {
  emptyWindow,
  goToPage,
  mergeChanged,
  mergeNewer,
  mergeOlder,
  mergePage,
  createWindow,
  type MessagePage,
} from './message-window.ts';

const message = (id: number, body = `Nachricht ${id}`) => ({ id, body }) as Message;
const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => message(from + at));
const page = (from: number, to: number, more = true, moreAfter = false): MessagePage => ({
  chat_messages: run(from, to),
  more,
  more_after: moreAfter,
});
const span = ({ messages }: { messages: readonly Message[] }) => [
  messages[0]?.id,
  messages.at(-1)?.id,
  messages.length,
];

test('the newest page slides with every message, and what it once held is stored', () => {
  const window = mergePage(createWindow(page(1, 50)), page(3, 52));
  expect(span(window)).toEqual([1, 52, 52]);
  expect(window).toMatchObject({ hasOlder: true, hasNewer: false });
});

test('a page that missed more than it holds leaves no hole: the way down goes on loading', () => {
  const behind = mergePage(createWindow(page(1, 50)), page(151, 200));
  expect(span(behind)).toEqual([1, 50, 50]);
  expect(behind.hasNewer).toBe(true);
  const next = mergeNewer(behind, page(51, 100, true, true));
  const last = mergeNewer(mergeNewer(next, page(101, 150, true, true)), page(151, 200));
  expect(span(last)).toEqual([1, 200, 200]);
  expect(last.hasNewer).toBe(false);
});

test('the newest page of a window in the middle changes nothing', () => {
  const middle = createWindow(page(100, 149, true, true));
  expect(mergePage(middle, page(451, 500))).toBe(middle);
});

test('the same answer again is the same window, down to each message', () => {
  const window = createWindow(page(1, 50));
  expect(mergePage(window, page(1, 50))).toBe(window);
  const next = mergePage(window, page(2, 51));
  expect(next.messages[10]).toBe(window.messages[10]);
});

test('older pages go above, and twice the same one does no harm', () => {
  const window = mergeOlder(createWindow(page(51, 100)), page(1, 50, false));
  expect(span(window)).toEqual([1, 100, 100]);
  expect(window.hasOlder).toBe(false);
  expect(span(mergeOlder(window, page(1, 50, false)))).toEqual([1, 100, 100]);
});

test('a jump joins what it touches and replaces what it does not', () => {
  const window = createWindow(page(400, 449));
  expect(span(goToPage(window, page(380, 429, true, true)))).toEqual([380, 449, 70]);
  const far = goToPage(window, page(100, 149, true, true));
  expect(span(far)).toEqual([100, 149, 50]);
  expect(far).toMatchObject({ hasOlder: true, hasNewer: true });
});

test('an edit is shown wherever in the window the message is', () => {
  const window = createWindow(page(1, 50));
  const changed = mergeChanged(window, [message(3, 'anders'), message(900, 'fremd')]);
  expect(changed.messages[2]?.body).toBe('anders');
  expect(changed.messages).toHaveLength(50);
  expect(mergeChanged(changed, [message(3, 'anders')])).toBe(changed);
});

test('drops what was removed from the beginning of the history', () => {
  expect(span(mergePage(createWindow(page(1, 50)), page(40, 60, false)))).toEqual([40, 60, 21]);
  expect(span(mergePage(createWindow(page(1, 50)), page(70, 71, false)))).toEqual([70, 71, 2]);
});

test('an empty conversation takes its first page', () => {
  expect(span(mergePage(emptyWindow, page(1, 2, false)))).toEqual([1, 2, 2]);
  expect(
    mergePage(createWindow(page(1, 2, false)), { chat_messages: [], more: false, more_after: false })
      .messages,
  ).toEqual([]);
});
