import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lateComponent } from '#components/ui/late-component.tsx';
import type { Message } from '#lib/contract/community/chat.ts';
import type { GroupPosition, DeliveryState } from '#lib/rules/community/message-log.ts';
import { Bubble, useClock } from './bubble.tsx';
import type { MessageActions } from '../log/message-actions.ts';
import type { MessageDialog } from './message-dialogs.tsx';
import { MessageMenu, type MessageAction, menuPosition } from './message-menu.tsx';
import { MessageTools, ReactionChips, useCopy, MessageWarning } from './message-tools.tsx';
import styles from './message.module.css';
import { useForeignText, type ForeignTextParts } from '#components/ui/translation/use-foreign-text.tsx';
import { useFocusWithin } from '../log/use-focus.ts';
import { useMenuGestures } from './use-menu-gestures.ts';
import { useReaction, useUnsendMessage } from './change-message.ts';

const loadDialogs = () => import('./message-dialogs.tsx');
const MessageDialogs = lateComponent(() => loadDialogs().then((file) => file.MessageDialogs));

export type MessageItemProps = {
  message: Message;
  /** Written by the reader. */
  own: boolean;
  name: string;
  /** Only the newest own messages that were sent, delivered and read show it. */
  status?: DeliveryState | undefined;
  /** `read_until` of the chat: messages that the other has read can't be changed. */
  readUntil: number;
  /** Position among consecutive messages of the sender; see `positionInGroup`. */
  groupPosition: GroupPosition;
  actions: MessageActions;
};

/** What is open for the message. */
type Open = 'menu' | 'reactions' | MessageDialog;

/** A message and its actions: by buttons, a long press, and Enter or the menu key when focused (`moveByKeys`). */
export function MessageItem({ message, own, name, readUntil, actions, ...bubble }: MessageItemProps) {
  const t = useTranslations('chat');
  const time = useClock(message.created_at);
  const item = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const hasFocus = useFocusWithin(item);
  const { reactions, react } = useReaction(message, own);
  const { isLeaving, unsend } = useUnsendMessage(message, name);
  const copy = useCopy();
  const { action, ...body }: ForeignTextParts = useForeignText(message.body, message.language, hasFocus);
  const title = own ? t('own', { time }) : t('from', { name, time });
  const isDead = message.deleted || isLeaving;

  const show = (what: Open) => {
    if (isDead) return;
    setOpen(what);
    // They may be needed next, also without a network.
    if (what === 'menu') void loadDialogs().catch(() => undefined);
  };
  useMenuGestures(item, () => show('menu'));
  // The menu returns the focus before anything else takes it.
  const close = () => flushSync(() => setOpen(null));

  // The element that opened a dialog may be gone when it closes.
  useLayoutEffect(() => {
    if (open === null || item.current === null) return;
    const element = item.current;
    return () => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true });
    };
  }, [open]);

  // The buttons of a deleted message disappear too.
  useLayoutEffect(() => {
    if (isDead && hasFocus && document.activeElement === document.body) item.current?.focus();
  }, [isDead, hasFocus]);

  const perform = (action: MessageAction) => {
    close();
    if (action === 'reply') actions.onReply(message);
    else if (action === 'edit') actions.onEdit(message);
    else if (action === 'copy') void copy(message.body);
    else setOpen(action);
  };

  return (
    <>
      <article
        ref={item}
        className={own ? `${styles.item} ${styles.own}` : styles.item}
        data-message={message.id}
        data-position={bubble.groupPosition}
        data-open={open !== null || undefined}
        aria-label={title}
        aria-busy={isLeaving || undefined}
        tabIndex={-1}
      >
        <div className={styles.row}>
          <Bubble
            message={message}
            own={own}
            name={name}
            title={title}
            body={body}
            onJump={actions.onJump}
            {...bubble}
          />
          {isDead ? null : (
            <MessageTools
              reachable={hasFocus}
              onReact={() => show('reactions')}
              onReply={() => actions.onReply(message)}
              onMore={() => show('menu')}
            />
          )}
        </div>
        {isDead || own ? null : <div>{action}</div>}
        {isDead ? null : <ReactionChips reactions={reactions} onReact={react} />}
        {message.warning ? (
          <MessageWarning
            warning={message.warning}
            onReport={() => show('report')}
            onBlock={() => show('block')}
          />
        ) : null}
      </article>
      {open === 'menu' || open === 'reactions' ? (
        <MessageMenu
          message={message}
          own={own}
          name={name}
          readUntil={readUntil}
          mine={reactions.mine}
          reactOnly={open === 'reactions'}
          title={title}
          style={measurePosition(item.current, own)}
          onReact={(emoji) => {
            close();
            react(emoji);
          }}
          onAction={perform}
          onClose={close}
        />
      ) : open ? (
        <MessageDialogs
          dialog={open}
          message={message}
          name={name}
          onDelete={() => void unsend()}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function measurePosition(item: HTMLElement | null, own: boolean) {
  const box = item?.querySelector('.vk-bubble')?.getBoundingClientRect() ?? new DOMRect();
  return menuPosition(box, own, { width: window.innerWidth, height: window.innerHeight });
}
