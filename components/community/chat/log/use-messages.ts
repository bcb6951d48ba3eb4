import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onChangedMessage } from '#lib/browser/community/changed-messages.ts';
import { onMemberEvent } from '#lib/browser/live/live.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import type { ResponseOf } from '#lib/browser/transport/types.ts';
import type { Message } from '#lib/contract/community/chats.ts';
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

type Answer = ResponseOf<'GET /api/chat.php'>;

/** Where the reader is: with the newest message, or further up with this one. */
export type Place = 'end' | number;

export type History = {
  /** The loaded part without a hole, oldest first. */
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  older: Load;
  newer: Load;
  /** Goes to another part of the history; whether the message wanted is in it. */
  goTo: (place: Place) => Promise<boolean>;
  /** Says where the reader is: what is read again after an outage is read there. */
  notePlace: (place: Place) => void;
  answer: Answer | undefined;
  /** Client id of what this tab has sent last. */
  sent: string | undefined;
  /** What was unread when the conversation was opened; undefined until that is known. */
  opening: { firstUnread: number | null; unread: number } | undefined;
};

/**
 * The part of a conversation that was loaded, with what is pending to its member. `answer` brings the newest messages
 * again and again; further ones load at both edges, and what changes is shown wherever it stands.
 */
export function useMessages(member: number, answer: Answer | undefined, isOpened = true): History {
  const [window, setWindow] = useState<MessageWindow>(emptyWindow);
  const [taken, setTaken] = useState<Answer>();
  const [opening, setOpening] = useState<History['opening']>();
  const [changed, setChanged] = useState<readonly Message[]>([]);
  const [sent, setSent] = useState<string>();
  const place = useRef<Place>('end');
  const outbox = useOutbox(member);
  const conversation = answer?.chat.id;

  if (answer && answer !== taken) {
    setTaken(answer);
    setWindow(mergePage(window, answer));
  }
  if (answer && isOpened && !opening) {
    setOpening({ firstUnread: answer.chat.first_unread, unread: answer.chat.num_unread_messages });
  }

  const readPart = async (part: { before?: number; after?: number; around?: number }) => {
    if (conversation === undefined) throw new Error('Nothing was begun');
    return callApi('GET /api/chat.php', { query: { conversation, ...part } });
  };
  // What was answered for a window that is no longer shown is of no use.
  const first = window.messages[0]?.id;
  const last = window.messages.at(-1)?.id;
  const newest = useRef(last);
  useEffect(() => {
    newest.current = Math.max(newest.current ?? 0, last ?? 0);
  }, [last]);
  const older = useLoad(window.hasOlder, first, async () => {
    const page = await readPart({ before: first });
    startTransition(() => setWindow((now) => (now.messages[0]?.id === first ? mergeOlder(now, page) : now)));
  });
  const newer = useLoad(window.hasNewer, last, async () => {
    const page = await readPart({ after: last });
    startTransition(() =>
      setWindow((now) => (now.messages.at(-1)?.id === last ? mergeNewer(now, page) : now)),
    );
  });
  const goTo = async (to: Place) => {
    const page = await readPart(to === 'end' ? {} : { around: to });
    setWindow((now) => goToPage(now, page));
    return to === 'end' || page.chat_messages.some(({ id }) => id === to);
  };

  const notePlace = useCallback((at: Place) => {
    place.current = at;
  }, []);

  useMissedChanges({
    conversation,
    window,
    // What was read anew stands for all that was loaded.
    onMissed: async () => {
      // Who is at the end stays with the newest message they know: what came behind it is still to be read.
      const at = place.current === 'end' ? last : place.current;
      const page = await readPart(at === undefined ? {} : { around: at });
      setWindow(createWindow(page));
    },
    onChanged: async (id) => {
      const page = await readPart({ around: id });
      setWindow((now) => mergeChanged(now, page.chat_messages));
    },
  });
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

  const messages = useMemo(() => withTold(window, changed), [window, changed]);
  const pending = useMemo(() => stillPending(messages, outbox), [messages, outbox]);
  useEffect(() => {
    const arrived = outbox.filter((each) => !pending.includes(each));
    for (const each of arrived) changeOutbox(member, (all) => dropPending(all, each.client_message_id));
  }, [outbox, pending, member]);

  return { messages, pending, older, newer, goTo, notePlace, answer, sent, opening };
}

/** What this tab has sent stands at the end until the server's own newest page has it. */
function withTold(window: MessageWindow, changed: readonly Message[]): readonly Message[] {
  if (window.hasNewer) return window.messages;
  const last = window.messages.at(-1)?.id ?? 0;
  const ahead = changed.filter(({ id }) => id > last);
  return ahead.length ? [...window.messages, ...ahead] : window.messages;
}

/** The way on at one edge of what is loaded. */
export type Load = {
  state: 'idle' | 'loading' | 'failed';
  /** Whether there is anything to load. */
  more: boolean;
  /** Loads the next part, unless one is on its way. */
  load: () => void;
};

/** Loads one part after the other, never two at once, and none twice from the same `edge`. */
function useLoad(more: boolean, edge: number | undefined, read: () => Promise<void>): Load {
  const [state, setState] = useState<Load['state']>('idle');
  const isBusy = useRef(false);
  // What was loaded from here is being drawn.
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

type Changes = {
  conversation: number | undefined;
  window: MessageWindow;
  /** A message that is shown has changed, further up than the newest page reaches. */
  onChanged: (id: number) => Promise<void>;
  /** Nobody knows what has changed. */
  onMissed: () => Promise<void>;
};

/** Messages that every answer with the newest page holds, so that a change of theirs comes with it. */
const pageSize = 50;

/** Hears of changes that the newest page, which each event has read again, does not bring. */
function useMissedChanges(changes: Changes): void {
  const now = useRef(changes);
  useEffect(() => {
    now.current = changes;
  });
  useEffect(
    () =>
      onMemberEvent((event) => {
        const { conversation, window, onChanged, onMissed } = now.current;
        if (conversation === undefined) return;
        // A failure has been retried already; the next event or visit brings it.
        if (event.type === 'resync') void onMissed().catch(() => undefined);
        if (event.type !== 'message' || event.conversation !== conversation) return;
        const above = window.hasNewer ? window.messages : window.messages.slice(0, -pageSize);
        if (above.some(({ id }) => id === event.message))
          void onChanged(event.message).catch(() => undefined);
      }),
    [],
  );
}
