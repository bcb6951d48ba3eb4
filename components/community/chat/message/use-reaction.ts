import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { showChanged } from '#lib/browser/community/changed-messages.ts';
import type { Message } from '#lib/contract/community/chats.ts';
import type { Reaction } from '#lib/contract/community/chat-vocabulary.ts';
import { splitReactions } from '#lib/rules/community/message-text.ts';
import { notify } from '#components/ui/toast.ts';
import { useFailureText } from './use-failure-text.ts';

/**
 * The reactions to a message. The own one shows at once and is reverted with a notice on failure; several in a row
 * reach the server in order.
 */
export function useReaction(message: Message, own: boolean) {
  const t = useTranslations('chat.message');
  const say = useFailureText();
  const [pending, setPending] = useState<Reaction | null>();
  const sending = useRef<Promise<void>>(Promise.resolve());
  const newest = useRef(0);
  const known = splitReactions(message, own);

  const send = async (emoji: Reaction | null, turn: number) => {
    try {
      const body = { message: message.id, emoji };
      await showChanged((await callApi('PUT /api/reaction.php', { body })).message);
    } catch (error) {
      notify({ kind: 'error', text: t('reactFailed', { error: say(error) }) });
    }
    if (turn === newest.current) setPending(undefined);
  };
  const react = (emoji: Reaction | null) => {
    newest.current += 1;
    const turn = newest.current;
    setPending(emoji);
    sending.current = sending.current.then(() => send(emoji, turn));
  };
  return { reactions: pending === undefined ? known : { ...known, mine: pending }, react };
}
