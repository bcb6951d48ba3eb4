import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import { notify } from '#components/ui/toast.ts';
import { useChats } from '#lib/browser/transport/hooks.ts';
import type { Chat } from '#lib/contract/community/chat.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import styles from './header.module.css';
import { useSpokenMessages } from './log/new-message-announcer.tsx';
import { BlockDialog } from './message/message-dialogs.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { useDeleteChat } from './use-delete-chat.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { changeRead } from '#lib/browser/transport/keys.ts';

type Props = MenuTopic & { onAsk: (question: Question) => void };

export function MenuItems({ profile: { id, name }, chat, report, onAsk }: Props) {
  const t = useTranslations('chat');
  return (
    <>
      <li>
        <SiteLink href={`/members/${id}`} className="vk-menu-item">
          <Icon name="person" />
          {t('menu.profile')}
        </SiteLink>
      </li>
      {chat ? <MuteItem chat={chat} /> : null}
      <SpeakItem />
      {report ? <Item icon="flag" word={t('menu.report', { name })} onPress={() => onAsk('report')} /> : null}
      <Item icon="slash-circle" word={t('menu.block', { name })} onPress={() => onAsk('block')} />
      {chat ? <Item icon="trash" word={t('delete')} onPress={() => onAsk('delete')} /> : null}
    </>
  );
}

type ItemProps = {
  icon: IconName;
  word: string;
  onPress: () => void;
  /** For toggles. */
  pressed?: boolean;
};

function Item({ icon, word, onPress, pressed }: ItemProps) {
  return (
    <li>
      <button type="button" className="vk-menu-item" aria-pressed={pressed} onClick={onPress}>
        <Icon name={icon} />
        <span>{word}</span>
        {pressed ? <Icon name="check2" className={styles.on} /> : null}
      </button>
    </li>
  );
}

function MuteItem({ chat }: { chat: Chat }) {
  const t = useTranslations('chat');
  const { chats } = useChats();
  // The list is updated live; conversations beyond its end use the state loaded with them.
  const { muted } = chats?.find((each) => each.id === chat.id) ?? chat;
  const change = () =>
    muteChat(chat.id, !muted).catch(() =>
      notify({ kind: 'error', text: t(muted ? 'menu.unmuteFailed' : 'menu.muteFailed') }),
    );
  return (
    <Item
      icon={muted ? 'bell' : 'bell-slash'}
      word={t(muted ? 'menu.unmute' : 'menu.mute')}
      onPress={() => void change()}
    />
  );
}

function SpeakItem() {
  const t = useTranslations('chat');
  const [isSpoken, setSpoken] = useSpokenMessages();
  return (
    <Item icon="volume-up" word={t('menu.speak')} pressed={isSpoken} onPress={() => setSpoken(!isSpoken)} />
  );
}

/** Dialog that reports a member; filled by `app` from the profiles. */
export type ReportSlot = (profile: MemberTile, onClose: () => void) => ReactNode;

export type MenuTopic = {
  profile: MemberTile;
  /** Undefined before the first message. */
  chat: Chat | undefined;
  report?: ReportSlot;
};

/** Actions that need a confirmation. */
export type Question = 'block' | 'delete' | 'report';

type MenuDialogsProps = MenuTopic & { question: Question; onClose: () => void };

export function MenuDialogs({ profile, chat, report, question, onClose }: MenuDialogsProps) {
  const t = useTranslations('chat');
  const deleteChat = useDeleteChat();
  const { name } = profile;
  if (question === 'report') return report?.(profile, onClose);
  if (question === 'block') return <BlockDialog member={profile} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={t('confirmDelete.title', { name })}
      text={t('confirmDelete.text', { name })}
      yes={t('confirmDelete.yes')}
      no={t('confirmDelete.no')}
      onYes={() => {
        onClose();
        if (chat) void deleteChat({ conversation: chat.id });
      }}
      onNo={onClose}
    />
  );
}

/** Mutes or unmutes a conversation, on screen at once; reverts on failure. @throws ApiError */
async function muteChat(conversation: number, muted: boolean): Promise<void> {
  await showMuted(conversation, muted);
  try {
    await callApi('PUT /api/mute.php', { body: { conversation, muted } });
  } catch (error) {
    await showMuted(conversation, !muted);
    throw error;
  }
}

async function showMuted(conversation: number, muted: boolean): Promise<void> {
  const change = (chat: Chat) => (chat.id === conversation ? { ...chat, muted } : chat);
  await changeRead('GET /api/chats.php', undefined, (now) => ({ ...now, chats: now.chats.map(change) }));
  await changeRead('GET /api/chat.php', { conversation }, (now) => ({ ...now, chat: change(now.chat) }));
}
