import { useTranslations } from 'next-intl';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './composer.module.css';

type Props = {
  name: string;
  text: string;
  /** Credits one message costs; 0 shows no price. */
  cost: number;
  maxLength: number;
  onText: (text: string) => void;
  onSend: (body: string) => void;
  /** What stands in the way of sending, right above the field. */
  notice?: ReactNode;
  /** Buttons for what is sent beside texts, such as gifts. */
  tools?: ReactNode;
};

/** Where a message is written: Enter sends it, Shift and Enter breaks the line, its price stands at the button. */
export function Composer({ name, text, cost, maxLength, onText, onSend, notice, tools }: Props) {
  const t = useTranslations('chat');
  const hint = useId();
  const body = text.trim();
  const left = maxLength - body.length;

  const send = () => {
    if (body !== '' && left >= 0) onSend(body);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that closes an input method's word list is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <div className={styles.footer}>
      {notice}
      <div className="vk-composer">
        {tools}
        <form
          className={styles.writing}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <textarea
            className={`form-control ${styles.field}`}
            rows={1}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
            placeholder={t('placeholder', { name })}
            aria-label={t('label', { name })}
            aria-describedby={hint}
            aria-invalid={left < 0}
            enterKeyHint="send"
          />
          <button type="submit" className="btn btn-primary" disabled={body === '' || left < 0}>
            {cost > 0 ? t('sendFor', { credits: cost }) : t('send')}
          </button>
        </form>
      </div>
      <p id={hint} className="visually-hidden">
        {t('keys')}
      </p>
      <p className={`${styles.counter} ${left < 0 ? 'text-danger' : ''}`} role="status">
        {left < 0
          ? t('tooLong', { count: -left })
          : left <= nearLimit(maxLength)
            ? t('left', { count: left })
            : null}
      </p>
    </div>
  );
}

/** From how many characters left the counter shows: the last tenth, 100 at most. */
function nearLimit(maxLength: number): number {
  return Math.min(100, Math.floor(maxLength / 10));
}
