import { useTranslations } from 'next-intl';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { hasVisibleText } from '#lib/contract/community/visible-text.ts';
import { messageLength } from '#lib/rules/community/message-length.ts';
import { useSite } from '#components/site/site-context.island.tsx';
import { Icon } from '#components/ui/icon.tsx';
import styles from './composer.module.css';
import { ComposerHint } from './composer-hint.tsx';
import { EmojiButton } from './emoji-button.tsx';
import { ImageStrip } from './image-strip.tsx';
import { MessageField } from './message-field.tsx';
import { SendButton } from './send-button.tsx';
import type { Composing } from './use-composing.ts';
import { WritingBar } from './writing-bar.tsx';

type Props = {
  /** Of the other member. */
  name: string;
  own: number;
  composing: Composing;
  maxLength: number;
  /** What it costs at least in the member's currency, or how many free messages are left. */
  price: string | null;
  /** Opens the choice of image files. */
  onPickImages: () => void;
  /** What stands in the way of sending, right above the field. */
  notice?: ReactNode;
  /** Buttons for what is sent beside texts and images, such as gifts. */
  tools?: ReactNode;
};

/** Where a message is written: Enter sends it, Shift and Enter breaks the line, its price stands at the button. */
export function Composer({ name, own, composing, maxLength, price, onPickImages, notice, tools }: Props) {
  const t = useTranslations('composer');
  const imageCost = useSite().prices.photo_credits;
  const form = useId();
  const hint = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const { text, editing, reply, pictures, asked } = composing;
  const left = maxLength - messageLength(text);
  const isEmpty = !hasVisibleText(text) && (editing !== null || pictures.images.length === 0);
  const mayGo = !isEmpty && left >= 0 && !editing?.busy;

  // Of what is pressed here much goes with the press: the focus goes on in the field.
  const goOn = () => field.current?.focus();
  useEffect(() => {
    if (asked > 0) goOn();
  }, [asked]);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [text]);

  const submit = () => {
    if (!mayGo) return;
    composing.submit();
    goOn();
  };
  const cancel = () => {
    composing.cancel();
    goOn();
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
      {editing ? null : <ImageStrip pictures={pictures} onRemoved={goOn} />}
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
          tooLong={left < 0}
          onText={composing.write}
          onSubmit={submit}
          onFiles={editing ? undefined : composing.addImages}
          onCancel={editing || reply ? composing.cancel : undefined}
        />
        <div className={styles.tools}>
          <EmojiButton onEmoji={insert} onClosed={goOn} />
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
          <SendButton form={form} editing={editing} cost={composing.cost} disabled={!mayGo} />
        </div>
      </div>
      <ComposerHint id={hint} left={left} maxLength={maxLength} price={editing ? t('editFree') : price} />
    </div>
  );
}
