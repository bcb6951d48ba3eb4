import { useTranslations } from 'next-intl';
import {
  useEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffectEvent,
  type RefObject,
} from 'react';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { pressedKey } from '#components/ui/pressed-key.ts';
import { Modal } from '#components/ui/modal.island.tsx';
import type { Message } from '#lib/contract/community/chat.ts';
import { reactions, type Reaction } from '#lib/contract/community/chat-vocabulary.ts';
import styles from './menu.module.css';
import { useTimeToChange } from './message-tools.tsx';

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

/** Duration of a long press in milliseconds, and its tolerance in pixels. */
const longPressMs = 450;
const slack = 10;

/**
 * Handles what opens a message's menu: Enter when focused, the menu key or Shift+F10, and a long press. The right mouse
 * button opens the browser's menu.
 */
export function useMenuGestures(item: RefObject<HTMLElement | null>, onMenu: () => void): void {
  const open = useEffectEvent(onMenu);
  useEffect(() => {
    const element = item.current;
    if (!element) return;
    const ask = (event: Event) => {
      event.preventDefault();
      open();
    };
    const onKey = (event: KeyboardEvent) => {
      if (hasOwnMenu(event.target)) return;
      const key = pressedKey(event);
      const isMenuKey = key === 'ContextMenu' || (key === 'F10' && event.shiftKey);
      if (isMenuKey || (key === 'Enter' && event.target === element)) ask(event);
    };
    const onContextMenu = (event: MouseEvent) => {
      const isMouse = (event as PointerEvent).pointerType === 'mouse' && event.button === 2;
      if (!isMouse && !hasOwnMenu(event.target)) ask(event);
    };
    const stopResting = listenForRest(element, () => open());
    element.addEventListener('keydown', onKey);
    element.addEventListener('contextmenu', onContextMenu);
    return () => {
      stopResting();
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('contextmenu', onContextMenu);
    };
  }, [item]);
}

/** Scrolling or leaving cancels the long press. */
function listenForRest(element: HTMLElement, onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const begin = (event: PointerEvent) => {
    stop();
    if (event.pointerType !== 'touch' || !event.isPrimary || hasOwnMenu(event.target)) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(onRest, longPressMs);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > slack) stop();
  };
  const ends = ['pointerup', 'pointercancel', 'pointerleave'] as const;
  element.addEventListener('pointerdown', begin);
  element.addEventListener('pointermove', move);
  for (const type of ends) element.addEventListener(type, stop);
  return () => {
    stop();
    element.removeEventListener('pointerdown', begin);
    element.removeEventListener('pointermove', move);
    for (const type of ends) element.removeEventListener(type, stop);
  };
}

/** Links have the browser's menu, and dialogs are not part of the message. */
function hasOwnMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-own-menu], dialog') !== null;
}
