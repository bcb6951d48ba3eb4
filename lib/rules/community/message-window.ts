import type { Message } from '../../contract/community/chat.ts';

/** A gapless part of a history, oldest message first. */
export type MessageWindow = {
  messages: readonly Message[];
  hasOlder: boolean;
  /** Whether newer messages exist below. */
  hasNewer: boolean;
};

export type MessagePage = { chat_messages: Message[]; more: boolean; more_after: boolean };

export const emptyWindow: MessageWindow = { messages: [], hasOlder: false, hasNewer: false };

/** A new window from a page. */
export function createWindow(page: MessagePage): MessageWindow {
  return { messages: page.chat_messages, hasOlder: page.more, hasNewer: page.more_after };
}

/**
 * Merges the newest page into the window if they overlap. Otherwise the window is unchanged, and loading continues
 * downwards; messages deleted from the start of the history are removed.
 */
export function mergePage(window: MessageWindow, page: MessagePage): MessageWindow {
  if (meets(window, page)) return join(window, page);
  const isWhole = !page.more && !page.more_after;
  if (isWhole || window.messages.length === 0) return createWindow(page);
  const isBelow = (page.chat_messages[0]?.id ?? 0) > (window.messages.at(-1)?.id ?? 0);
  return isBelow && !window.hasNewer ? { ...window, hasNewer: true } : window;
}

/** Shows a page from anywhere in the history: merged if it overlaps the window, otherwise instead of it. */
export function goToPage(window: MessageWindow, page: MessagePage): MessageWindow {
  return meets(window, page) ? join(window, page) : createWindow(page);
}

/** Two gapless parts overlap if the later one starts within the other. */
function meets(window: MessageWindow, { chat_messages: given }: MessagePage): boolean {
  const first = given[0];
  const oldest = window.messages[0];
  if (!first || !oldest) return false;
  const [later, other] = first.id < oldest.id ? [oldest, given] : [first, window.messages];
  return other.some(({ id }) => id === later.id);
}

function join(window: MessageWindow, page: MessagePage): MessageWindow {
  const first = page.chat_messages[0]?.id ?? 0;
  const last = page.chat_messages.at(-1)?.id ?? 0;
  const before = page.more ? window.messages.filter(({ id }) => id < first) : [];
  const after = window.messages.filter(({ id }) => id > last);
  return settled(window, {
    messages: [...before, ...reuse(window.messages, page.chat_messages), ...after],
    hasOlder: before.length > 0 ? window.hasOlder : page.more,
    hasNewer: after.length > 0 ? window.hasNewer : page.more_after,
  });
}

/** Adds a page above, requested by `before` with the window's first message. */
export function mergeOlder(window: MessageWindow, page: MessagePage): MessageWindow {
  const first = window.messages[0];
  const older = page.chat_messages.filter(({ id }) => first === undefined || id < first.id);
  return { ...window, messages: [...older, ...window.messages], hasOlder: page.more };
}

/** Adds a page below, requested by `after` with the window's last message. */
export function mergeNewer(window: MessageWindow, page: MessagePage): MessageWindow {
  const last = window.messages.at(-1);
  const newer = page.chat_messages.filter(({ id }) => last === undefined || id > last.id);
  return { ...window, messages: [...window.messages, ...newer], hasNewer: page.more_after };
}

/** Applies changed messages to the window and its quotes. */
export function mergeChanged(window: MessageWindow, changed: readonly Message[]): MessageWindow {
  const byId = new Map(changed.map((message) => [message.id, message]));
  return settled(window, {
    ...window,
    messages: window.messages.map((each) => {
      const now = byId.get(each.id) ?? each;
      const quoted = now.reply_to && byId.get(now.reply_to.id);
      return unlessSame(each, quoted?.deleted ? { ...now, reply_to: erased(now.reply_to) } : now);
    }),
  });
}

function erased(quote: Message['reply_to']): Message['reply_to'] {
  return quote && { ...quote, excerpt: '', gift: null, image: false, deleted: true };
}

/** Reuses equal objects, so that nothing re-renders. */
function reuse(known: readonly Message[], given: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  return given.map((message) => {
    const before = byId.get(message.id);
    return before ? unlessSame(before, message) : message;
  });
}

function unlessSame(before: Message, now: Message): Message {
  return before === now || JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

function settled(before: MessageWindow, after: MessageWindow): MessageWindow {
  const isSame =
    before.hasOlder === after.hasOlder &&
    before.hasNewer === after.hasNewer &&
    before.messages.length === after.messages.length &&
    before.messages.every((message, at) => message === after.messages[at]);
  return isSame ? before : after;
}
