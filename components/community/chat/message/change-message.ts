import { useTranslations } from 'next-intl';
import { useRef, useState, useEffect, useCallback } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { showChanged } from '#lib/browser/community/changed-messages.ts';
import type { Message } from '#lib/contract/community/chat.ts';
import type { Reaction } from '#lib/contract/community/chat-vocabulary.ts';
import { splitReactions } from '#lib/rules/community/message-text.ts';
import { notify } from '#components/ui/toast.ts';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import { timeToChange } from '#lib/rules/community/conversations.ts';
import { getFailureReason } from '#lib/browser/transport/failure-reason.ts';

/**
 * The reactions to a message. The own one shows at once and is reverted with a notice on failure; several in a row
 * reach the server in order.
 */
export function useReaction(message: Message, own: boolean) {
  const t = useTranslations('chat.message');
  const formatFailure = useFailureText();
  const [wished, setWished] = useState<Reaction | null>();
  const sending = useRef<Promise<void>>(Promise.resolve());
  const newest = useRef(0);
  const known = splitReactions(message, own);

  const send = async (emoji: Reaction | null, turn: number) => {
    try {
      const body = { message: message.id, emoji };
      await showChanged((await callApi('PUT /api/reaction.php', { body })).message);
    } catch (error) {
      notify({ kind: 'error', text: t('reactFailed', { error: formatFailure(error) }) });
    }
    if (turn === newest.current) setWished(undefined);
  };
  const react = (emoji: Reaction | null) => {
    newest.current += 1;
    const turn = newest.current;
    setWished(emoji);
    sending.current = sending.current.then(() => send(emoji, turn));
  };
  return { reactions: wished === undefined ? known : { ...known, mine: wished }, react };
}

/** Deletes an own message; reports errors and refetches if the server's state differs. */
export function useUnsendMessage({ id, conversation }: Message, name: string) {
  const t = useTranslations('chat.message');
  const formatFailure = useFailureText();
  const [isLeaving, setLeaving] = useState(false);

  const unsend = async () => {
    setLeaving(true);
    try {
      await showChanged((await callApi('DELETE /api/message.php', { body: { id } })).message);
      notify({ kind: 'success', text: t('unsent') });
    } catch (error) {
      const isLate = getErrorCode(error) === 'too_late';
      notify({
        kind: 'error',
        text: isLate ? t('tooLate', { name }) : t('deleteFailed', { error: formatFailure(error) }),
      });
      if (!isLate) return;
      settleMessage(id);
      await refresh([{ name: 'GET /api/chat.php', parameter: ['conversation', conversation] }]);
    } finally {
      setLeaving(false);
    }
  };
  return { isLeaving, unsend };
}

/** Whether an own message can still be changed; updates when the time is over. */
export function useTimeToChange(message: Message, own: boolean, readUntil: number): boolean {
  const [now, setNow] = useState(Date.now);
  const remainingMs = own && !isSettled(message.id) ? timeToChange(message, readUntil, now) : 0;
  useEffect(() => {
    if (remainingMs === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), remainingMs);
    return () => clearTimeout(timer);
  }, [remainingMs]);
  return remainingMs > 0;
}

/** Own messages that the server refused to change as too late; without read receipts the only way to know. */
const settled = new Set<number>();

export function settleMessage(id: number): void {
  settled.add(id);
}

function isSettled(id: number): boolean {
  return settled.has(id);
}

function useFailureText(): (error: unknown) => string {
  const t = useTranslations('chat.message');
  const errorText = useErrorText();
  return useCallback(
    (error) => (getFailureReason(error) === 'offline' ? t('offline') : errorText(error)),
    [t, errorText],
  );
}

/** The text of an error; the page includes those that the chat's calls answer. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error) => {
      const code = getErrorCode(error);
      return t.has(code) ? t(code) : t('generic');
    },
    [t],
  );
}
