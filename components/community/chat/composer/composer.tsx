import { useTranslations } from 'next-intl';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useSite } from '#components/site/site-context.island.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { hasVisibleText } from '#lib/contract/community/visible-text.ts';
import { messageLength } from '#lib/rules/community/message-text.ts';
import styles from './composer.module.css';
import { EmojiButton } from './emoji-button.tsx';
import { ImageStrip, MessageField, WritingBar } from './message-field.tsx';
import type { Composing } from './use-composing.ts';

type Props = {
  name: string;
  own: number;
  composing: Composing;
  maxLength: number;
  /** The minimum price in the member's currency, or the free messages left. */
  price: string | null;
  onPickImages: () => void;
  /** Why sending is blocked, directly above the field. */
  notice?: ReactNode;
  /** Extra buttons, such as gifts. */
  tools?: ReactNode;
};

/** The message input: Enter sends, Shift+Enter breaks the line; the button shows the price. */
export function Composer({ name, own, composing, maxLength, price, onPickImages, notice, tools }: Props) {
  const t = useTranslations('composer');
  const imageCost = useSite().prices.photo_credits;
  const form = useId();
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const { text, editing, reply, pictures, asked } = composing;
  const remaining = maxLength - messageLength(text);
  const isEmpty = !hasVisibleText(text) && (editing !== null || pictures.images.length === 0);
  const mayGo = !isEmpty && remaining >= 0 && !editing?.busy;

  // Many buttons here disappear when pressed: the focus moves to the field.
  const focusField = () => field.current?.focus();
  useEffect(() => {
    if (asked > 0) focusField();
  }, [asked]);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [text]);

  const submit = () => {
    if (!mayGo) return;
    composing.submit();
    focusField();
  };
  const cancel = () => {
    composing.cancel();
    focusField();
  };
  const insert = (emoji: string) => {
    const start = field.current?.selectionStart ?? text.length;
    const end = field.current?.selectionEnd ?? start;
    caret.current = start + emoji.length;
    composing.write(text.slice(0, start) + emoji + text.slice(end));
  };
  return (
    <div className={styles.footer}>
      {notice ? <div className={styles.notice}>{notice}</div> : null}
      {editing || reply ? (
        <WritingBar isEdit={editing !== null} quote={reply} own={own} name={name} onCancel={cancel} />
      ) : null}
      {editing ? null : <ImageStrip pictures={pictures} onRemoved={focusField} />}
      <form
        id={form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      />
      <div className={`vk-composer ${styles.row}`}>
        <MessageField
          ref={field}
          form={form}
          hint={hint}
          name={name}
          isEdit={editing !== null}
          text={text}
          tooLong={remaining < 0}
          onText={composing.write}
          onSubmit={submit}
          onFiles={editing ? undefined : composing.addImages}
          onCancel={editing || reply ? composing.cancel : undefined}
        />
        <div className={styles.tools}>
          <EmojiButton onEmoji={insert} onClosed={focusField} />
          {editing ? null : (
            <>
              <button
                type="button"
                className="vk-round"
                aria-label={t('image', { credits: imageCost })}
                onClick={onPickImages}
              >
                <Icon name="image" />
              </button>
              {tools}
            </>
          )}
          <SendButton
            form={form}
            editing={editing}
            cost={composing.isFree ? 0 : composing.cost}
            disabled={!mayGo}
          />
        </div>
      </div>
      <ComposerHint
        id={hint}
        remaining={remaining}
        maxLength={maxLength}
        price={editing ? t('editFree') : price}
      />
    </div>
  );
}

type ComposerHintProps = {
  id: string;
  /** Characters left; negative beyond the limit. */
  remaining: number;
  maxLength: number;
  price: string | null;
};

/** Below the field: the price in money, the characters left once they are few, and the keys for screen readers. */
function ComposerHint({ id, remaining, maxLength, price }: ComposerHintProps) {
  const t = useTranslations('chat');
  return (
    <div className={styles.hints}>
      <p className={styles.hint}>{price}</p>
      <p id={id} className="visually-hidden">
        {t('keys')}
      </p>
      <p className={`${styles.hint} ${remaining < 0 ? 'text-danger' : ''}`} role="status">
        {remaining < 0
          ? t('tooLong', { count: -remaining })
          : remaining <= nearLimit(maxLength)
            ? t('left', { count: remaining })
            : null}
      </p>
    </div>
  );
}

/** Characters left from which the counter shows: the last tenth, at most 100. */
function nearLimit(maxLength: number): number {
  return Math.min(100, Math.floor(maxLength / 10));
}

type SendButtonProps = {
  form: string;
  editing: { busy: boolean } | null;
  /** Credits that sending costs; 0 is free. */
  cost: number;
  disabled: boolean;
};

/** Sends the message and shows its cost, or saves an edited text. */
function SendButton({ form, editing, cost, disabled }: SendButtonProps) {
  const t = useTranslations('chat');
  const own = useTranslations('composer');
  const sending = cost > 0 ? t('sendFor', { credits: cost }) : own('sendFree');
  return (
    <button type="submit" form={form} className="btn btn-primary" disabled={disabled}>
      {editing ? own(editing.busy ? 'saving' : 'save') : sending}
    </button>
  );
}
