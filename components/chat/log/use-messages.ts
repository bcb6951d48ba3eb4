import { useEffect, useMemo, useState } from 'react';
import { callApi } from '../../../lib/api/call.ts';
import type { ResponseOf } from '../../../lib/api/types.ts';
import type { Message } from '../../../lib/contract/chats.ts';
import { dropPending, joinMessages, stillPending } from '../../../lib/rules/optimistic-messages.ts';
import { changeOutbox, useOutbox } from '../sending/outbox.ts';

type Older = { state: 'idle' | 'loading' | 'failed'; more: boolean | null };

/**
 * All messages of a conversation that were loaded so far, with those still pending to its member. The newest page
 * slides with every message, so what it once held is kept: nothing in the middle may go missing.
 */
export function useMessages(member: number, answer: ResponseOf<'GET /api/chat.php'> | undefined) {
  const [kept, setKept] = useState<Message[]>([]);
  const [older, setOlder] = useState<Older>({ state: 'idle', more: null });
  const newest = answer?.chat_messages;
  const outbox = useOutbox(member);

  useEffect(() => {
    if (!newest) return;
    setKept((before) => joinMessages(before, newest));
    changeOutbox(member, (all) =>
      newest.reduce<typeof all>((left, message) => dropPending(left, message.client_message_id), all),
    );
  }, [newest, member]);

  const messages = useMemo(() => (newest ? joinMessages(kept, newest) : kept), [kept, newest]);

  async function loadOlder() {
    const first = messages[0];
    if (!first || older.state === 'loading') return;
    setOlder(({ more }) => ({ state: 'loading', more }));
    try {
      const page = await callApi('GET /api/chat.php', {
        query: { conversation: first.conversation, before: first.id },
      });
      setKept((before) => joinMessages(page.chat_messages, before));
      setOlder({ state: 'idle', more: page.more });
    } catch {
      setOlder(({ more }) => ({ state: 'failed', more }));
    }
  }

  return {
    messages,
    pending: stillPending(messages, outbox),
    hasOlder: older.more ?? answer?.more ?? false,
    olderState: older.state,
    loadOlder,
  };
}
