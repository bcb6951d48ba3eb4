import { useTranslations } from 'next-intl';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { meantKey } from '#components/ui/meant-key.ts';
import type { Quote } from '#lib/rules/community/optimistic-messages.ts';
import { QuoteLine } from '../message/message-text.tsx';
import styles from './composer.module.css';

type Props = {
  ref: Ref<HTMLTextAreaElement>;
  /** Ids of the form it belongs to and of what describes it. */
  form: string;
  hint: string;
  name: string;
  isEdit: boolean;
  text: string;
  tooLong: boolean;
  onText: (text: string) => void;
  onSubmit: () => void;
  /** Takes pasted images; without it only text can be pasted. */
  onFiles?: ((files: File[]) => void) | undefined;
  /** What Escape ends, where there is something to end. */
  onCancel?: (() => void) | undefined;
};

/** The field for the text, which grows with it. */
export function MessageField(props: Props) {
  const { ref, form, hint, name, isEdit, text, tooLong, onText, onSubmit, onFiles, onCancel } = props;
  const t = useTranslations('chat');
  const edit = useTranslations('composer');
  const onKeyDown = (event: KeyboardEvent) => {
    const key = meantKey(event);
    if (key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
    if (key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onSubmit();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    // Word processors put a picture of their text beside it: then the text is meant.
    if (!onFiles || files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <textarea
      ref={ref}
      form={form}
      className={`form-control ${styles.field}`}
      rows={1}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      placeholder={isEdit ? edit('editLabel') : t('placeholder', { name })}
      aria-label={isEdit ? edit('editLabel') : t('label', { name })}
      aria-describedby={hint}
      aria-invalid={tooLong}
      enterKeyHint={isEdit ? 'done' : 'send'}
    />
  );
}

type WritingBarProps = {
  isEdit: boolean;
  quote: Quote | undefined;
  own: number;
  name: string;
  onCancel: () => void;
};

/** Above the field: which message is answered, or that an own one is being changed, and the way out of it. */
export function WritingBar({ isEdit, quote, own, name, onCancel }: WritingBarProps) {
  const t = useTranslations('composer');
  const title = isEdit ? t('editing') : quote?.sender === own ? t('replyOwn') : t('reply', { name });
  return (
    <div className={styles.bar} role="group" aria-label={title}>
      <Icon name={isEdit ? 'pencil' : 'reply'} />
      <div className={styles.about}>
        <strong>{title}</strong>
        {quote ? <QuoteLine quote={quote} /> : null}
      </div>
      <button
        type="button"
        className="vk-round"
        aria-label={t(isEdit ? 'cancelEdit' : 'cancelReply')}
        onClick={onCancel}
      >
        <Icon name="x-lg" />
      </button>
    </div>
  );
}
