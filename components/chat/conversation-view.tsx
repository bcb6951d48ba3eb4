import { useEffect, useState, type ReactNode } from 'react';
import type { ResponseOf } from '../../lib/api/types.ts';
import { useTyping } from '../../lib/api/typing.ts';
import type { MemberTile } from '../../lib/contract/profile.ts';
import type { User } from '../../lib/contract/user.ts';
import { obstacleOf } from '../../lib/rules/obstacle.ts';
import { useSite } from '../site/site-context.island.tsx';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer/composer.tsx';
import { MessageLog } from './log/message-log.tsx';
import { OlderMessages } from './log/older-messages.tsx';
import {
  discardMessage,
  resumeOutbox,
  sendAgain,
  sendMessage,
  type Refusal,
} from './sending/send-message.ts';
import { SendNotice } from './composer/send-notice.tsx';
import { useDeleteChat } from './use-delete-chat.ts';
import { useDraft } from './composer/use-draft.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useMessages } from './log/use-messages.ts';
import { useSayTyping } from './composer/use-say-typing.ts';

type Props = {
  user: User;
  profile: MemberTile;
  /** The conversation with this member as loaded; undefined as long as none was begun. */
  answer: ResponseOf<'GET /api/chat.php'> | undefined;
  /** Buttons of the composer for what is sent beside texts. */
  tools?: ReactNode;
};

/** A conversation, or the empty page of one that its first message will begin. */
export function ConversationView({ user, profile, answer, tools }: Props) {
  const { prices, messageLength } = useSite();
  const own = user.profile.id;
  const conversation = answer?.chat.id ?? null;
  const [text, setText] = useDraft(own, profile.id);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { messages, pending, hasOlder, olderState, loadOlder } = useMessages(profile.id, answer);
  const typing = useTyping(conversation);
  const sayTyping = useSayTyping(conversation);
  const deleteChat = useDeleteChat();
  useMarkRead(answer?.chat, messages, own);
  useEffect(() => resumeOutbox(own), [own]);

  const deliver = async (sending: Promise<Refusal | null>) => {
    setRefusal(null);
    const refused = await sending;
    if (!refused) return;
    setRefusal(refused);
    // What was typed since stands behind what came back.
    setText((typed) => (typed ? `${refused.body}\n${typed}` : refused.body));
  };
  const write = (next: string) => {
    setText(next);
    sayTyping(next);
  };
  const send = (body: string) => {
    write('');
    void deliver(sendMessage(profile.id, body));
  };

  const reason = refusal?.reason ?? obstacleOf(user, prices.message_credits, conversation === null);
  return (
    <>
      <ChatHeader
        profile={profile}
        typing={typing}
        credits={user.credits}
        onDelete={conversation === null ? undefined : () => void deleteChat(conversation)}
      />
      <MessageLog
        name={profile.name}
        own={own}
        messages={messages}
        pending={pending}
        readUntil={answer?.chat.read_until ?? 0}
        older={<OlderMessages hasOlder={hasOlder} state={olderState} onLoad={() => void loadOlder()} />}
        quiet={olderState === 'loading'}
        onAgain={(message) => void deliver(sendAgain(profile.id, message))}
        onDiscard={(message) => discardMessage(profile.id, message)}
      />
      <Composer
        name={profile.name}
        text={text}
        cost={prices.message_credits}
        maxLength={messageLength}
        onText={write}
        onSend={send}
        tools={tools}
        notice={
          reason ? (
            <SendNotice
              reason={reason}
              data={refusal?.data}
              profile={profile}
              cost={prices.message_credits}
              credits={user.credits}
              maxLength={messageLength}
              here={conversation === null ? `/members/${profile.id}/chat` : `/chats/${conversation}`}
            />
          ) : null
        }
      />
    </>
  );
}
