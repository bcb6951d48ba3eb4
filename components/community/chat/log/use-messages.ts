import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { onChangedMessage } from '#lib/browser/community/changed-messages.ts';
import { onMemberEvent } from '#lib/browser/live/live.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import type { Message } from '#lib/contract/community/chat.ts';
import type { MemberEvent } from '#lib/contract/events.ts';
import {
  emptyWindow,
  goToPage,
  mergeChanged,
  mergeNewer,
  mergeOlder,
  mergePage,
  createWindow,
  type MessageWindow,
} from '#lib/rules/community/message-window.ts';
import {
  dropPending,
  joinMessages,
  stillPending,
  type PendingMessage,
} from '#lib/rules/community/optimistic-messages.ts';
import { changeOutbox, useOutbox } from '../sending/outbox.ts';

/** Messages per newest page, whose changes come with it. */
const pageSize = 50;

type Answer = CallResponse<'GET /api/chat.php'>;

/** The reader's position: at the end, or at this message. */
export type LogPosition = 'end' | number;

export type History = {
  /** The loaded part without gaps, oldest first. */
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  older: Load;
  newer: Load;
  /** Loads another part of the history; resolves with whether the message is in it. */
  goTo: (position: LogPosition) => Promise<boolean>;
  /** Stores the reader's position, which is reloaded after an outage. */
  rememberPosition: (position: LogPosition) => void;
  answer: Answer | undefined;
  /** Client id of this tab's last sent message. */
  sent: string | undefined;
  /** The unread state when the conversation was opened; undefined until known. */
  opening: { firstUnread: number | null; unread: number } | undefined;
};

/**
 * The loaded part of a conversation with its pending messages. `answer` refreshes the newest ones; others load at both
 * edges, and changes apply to all.
 */
export function useMessages(member: number, answer: Answer | undefined, isOpened = true): History {
  const [window, setWindow] = useState<MessageWindow>(emptyWindow);
  const [taken, setTaken] = useState<Answer>();
  const [opening, setOpening] = useState<History['opening']>();
  const [changed, setChanged] = useState<readonly Message[]>([]);
  const [sent, setSent] = useState<string>();
  const position = useRef<LogPosition>('end');
  const outbox = useOutbox(member);
  const conversation = answer?.chat.id;

  if (answer && answer !== taken) {
    setTaken(answer);
    setWindow(mergePage(window, answer));
  }
  if (answer && isOpened && !opening) {
    setOpening({ firstUnread: answer.chat.first_unread, unread: answer.chat.num_unread_messages });
  }

  const fetchPart = async (part: { before?: number; after?: number; around?: number }) => {
    if (conversation === undefined) throw new Error('Nothing was begun');
    return callApi('GET /api/chat.php', { query: { conversation, ...part } });
  };
  // Ignores responses for a window that is no longer shown.
  const first = window.messages[0]?.id;
  const last = window.messages.at(-1)?.id;
  const newest = useRef(last);
  useEffect(() => {
    newest.current = Math.max(newest.current ?? 0, last ?? 0);
  }, [last]);
  const older = useLoad(window.hasOlder, first, async () => {
    const page = await fetchPart({ before: first });
    startTransition(() => setWindow((now) => (now.messages[0]?.id === first ? mergeOlder(now, page) : now)));
  });
  const newer = useLoad(window.hasNewer, last, async () => {
    const page = await fetchPart({ after: last });
    startTransition(() =>
      setWindow((now) => (now.messages.at(-1)?.id === last ? mergeNewer(now, page) : now)),
    );
  });
  const goTo = async (to: LogPosition) => {
    const page = await fetchPart(to === 'end' ? {} : { around: to });
    setWindow((now) => goToPage(now, page));
    return to === 'end' || page.chat_messages.some(({ id }) => id === to);
  };

  const rememberPosition = useCallback((at: LogPosition) => {
    position.current = at;
  }, []);

  // The fresh read replaces everything loaded before.
  const reload = async () => {
    // A reader at the end stays at the newest known message: later ones are still unread.
    const at = position.current === 'end' ? last : position.current;
    setWindow(createWindow(await fetchPart(at === undefined ? {} : { around: at })));
  };
  const reloadMessage = async (id: number) => {
    const page = await fetchPart({ around: id });
    setWindow((now) => mergeChanged(now, page.chat_messages));
  };
  // Every event refetches the newest page; this is for changes outside it.
  const onEvent = useEffectEvent((event: MemberEvent) => {
    if (conversation === undefined) return;
    // Failures were retried already; the next event or visit refetches.
    if (event.type === 'resync') void reload().catch(() => undefined);
    if (event.type !== 'message' || event.conversation !== conversation) return;
    const above = window.hasNewer ? window.messages : window.messages.slice(0, -pageSize);
    if (above.some(({ id }) => id === event.message))
      void reloadMessage(event.message).catch(() => undefined);
  });
  useEffect(() => onMemberEvent((event) => onEvent(event)), []);
  useEffect(
    () =>
      onChangedMessage((message) => {
        if (message.conversation !== conversation) return;
        if (message.id > (newest.current ?? 0)) setSent(message.client_message_id);
        setWindow((now) => mergeChanged(now, [message]));
        setChanged((now) => joinMessages(now, [message]));
      }),
    [conversation],
  );

  const messages = useMemo(() => withSent(window, changed), [window, changed]);
  const pending = useMemo(() => stillPending(messages, outbox), [messages, outbox]);
  useEffect(() => {
    const arrived = outbox.filter((each) => !pending.includes(each));
    for (const each of arrived) changeOutbox(member, (all) => dropPending(all, each.client_message_id));
  }, [outbox, pending, member]);

  return { messages, pending, older, newer, goTo, rememberPosition, answer, sent, opening };
}

/** Messages sent by this tab stay at the end until the server's newest page contains them. */
function withSent(window: MessageWindow, changed: readonly Message[]): readonly Message[] {
  if (window.hasNewer) return window.messages;
  const last = window.messages.at(-1)?.id ?? 0;
  const ahead = changed.filter(({ id }) => id > last);
  return ahead.length ? [...window.messages, ...ahead] : window.messages;
}

export type Load = {
  state: 'idle' | 'loading' | 'failed';
  /** Whether more can be loaded. */
  more: boolean;
  /** Loads the next part, unless one is pending. */
  load: () => void;
};

/** Loads one part at a time, and none twice from the same `edge`. */
function useLoad(more: boolean, edge: number | undefined, read: () => Promise<void>): Load {
  const [state, setState] = useState<Load['state']>('idle');
  const isBusy = useRef(false);
  // The edge whose part has loaded and is rendering.
  const done = useRef<number>(undefined);
  useEffect(() => {
    done.current = undefined;
  }, [edge]);
  const load = async () => {
    if (isBusy.current || !more || edge === undefined || edge === done.current) return;
    isBusy.current = true;
    setState('loading');
    try {
      await read();
      done.current = edge;
      startTransition(() => setState('idle'));
    } catch {
      setState('failed');
    } finally {
      isBusy.current = false;
    }
  };
  return { state, more: more && edge !== undefined, load: () => void load() };
}
