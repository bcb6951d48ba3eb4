import { useTranslations } from 'next-intl';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { pressedKey } from '#components/ui/pressed-key.ts';
import { Modal } from '#components/ui/modal.island.tsx';
import type { Message } from '#lib/contract/community/chat.ts';
import { reactions, type Reaction } from '#lib/contract/community/chat-vocabulary.ts';
import styles from './menu.module.css';
import { useTimeToChange } from './change-message.ts';

export type MessageAction = 'reply' | 'copy' | 'edit' | 'delete' | 'report';

type Props = {
  message: Message;
  own: boolean;
  name: string;
  readUntil: number;
  /** The reader's current reaction. */
  mine: Reaction | null;
  reactOnly: boolean;
  title: string;
  style: CSSProperties;
  onReact: (emoji: Reaction | null) => void;
  onAction: (action: MessageAction) => void;
  onClose: () => void;
};

const icons: Record<MessageAction, IconName> = {
  reply: 'reply',
  copy: 'copy',
  edit: 'pencil',
  delete: 'trash',
  report: 'flag',
};

/** The actions of a message: beside it, or at the bottom of a phone's screen. */
export function MessageMenu(props: Props) {
  const { message, own, name, readUntil, mine, reactOnly, title, style, onReact, onAction, onClose } = props;
  const t = useTranslations('chat.message');
  const list = useRef<HTMLDivElement>(null);
  const canChange = useTimeToChange(message, own, readUntil);
  const actions = reactOnly ? [] : listActions(message, own, canChange);

  useEffect(() => choicesIn(list.current)[0]?.focus(), []);

  return (
    <Modal open onClose={onClose} title={title} closeLabel={t('close')} className={styles.menu} style={style}>
      <div ref={list} role="presentation" onKeyDown={(event) => moveIn(list.current, event)}>
        <div className={styles.emojis} role="group" aria-label={t('react')}>
          {reactions.map((emoji) => (
            <button
              key={emoji}
              type="button"
              className={styles.emoji}
              aria-pressed={emoji === mine}
              aria-label={t('reactWith', { emoji })}
              onClick={() => onReact(emoji === mine ? null : emoji)}
            >
              {emoji}
            </button>
          ))}
        </div>
        {actions.length > 0 ? (
          <ul className={styles.actions}>
            {actions.map((action) => (
              <li key={action}>
                <button type="button" className="vk-menu-item" onClick={() => onAction(action)}>
                  <Icon name={icons[action]} />
                  <span>{t(action)}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {canChange && !reactOnly ? <p className={styles.hint}>{t('hint', { name })}</p> : null}
      </div>
    </Modal>
  );
}

function listActions({ body, gift, image }: Message, own: boolean, canChange: boolean): MessageAction[] {
  const actions: MessageAction[] = ['reply'];
  const isText = gift === null && image === null;
  if (isText && body) actions.push('copy');
  if (canChange && isText) actions.push('edit');
  if (canChange) actions.push('delete');
  if (!own) actions.push('report');
  return actions;
}

function choicesIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('button') ?? [])];
}

/** Arrow keys move through the items, and from the emoji directly to those below. */
function moveIn(list: HTMLElement | null, event: ReactKeyboardEvent): void {
  const choices = choicesIn(list);
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at < reactions.length ? reactions.length : at + 1,
    ArrowUp: at === reactions.length ? 0 : at - 1,
    Home: 0,
    End: choices.length - 1,
  }[pressedKey(event)];
  if (next === undefined) return;
  event.preventDefault();
  choices[Math.max(0, Math.min(next, choices.length - 1))]?.focus();
}

/** Pixels of the menu's width, as in the style sheet, and of its margin. */
const menuWidth = 288;
const menuHeight = 400;
const margin = 8;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
type Size = { width: number; height: number };

/** Where a message's menu opens: below it, or above in the lower half of the window, on the sender's side. */
export function menuPosition(box: Box, own: boolean, window: Size): CSSProperties {
  const maxLeft = window.width - menuWidth - margin;
  const maxTop = window.height - menuHeight - margin;
  const isHigh = (box.top + box.bottom) / 2 < window.height / 2;
  return {
    '--menu-top': isHigh ? px(box.bottom + 4, maxTop) : 'auto',
    '--menu-bottom': isHigh ? 'auto' : px(window.height - box.top + 4, maxTop),
    '--menu-left': own ? 'auto' : px(box.left, maxLeft),
    '--menu-right': own ? px(window.width - box.right, maxLeft) : 'auto',
  } as CSSProperties;
}

function px(preferred: number, max: number): string {
  return `${Math.round(Math.max(margin, Math.min(preferred, max)))}px`;
}
