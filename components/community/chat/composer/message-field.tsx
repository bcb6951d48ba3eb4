import { useTranslations } from 'next-intl';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { pressedKey } from '#components/ui/pressed-key.ts';
import type { Quote } from '#lib/rules/community/optimistic-messages.ts';
import { QuoteLine } from '../message/bubble.tsx';
import styles from './composer.module.css';
import { maxImages, type useImages } from './use-images.ts';

type Props = {
  ref: Ref<HTMLTextAreaElement>;
  /** Ids of its form and of its description. */
  form: string;
  hint: string;
  name: string;
  isEdit: boolean;
  text: string;
  tooLong: boolean;
  onText: (text: string) => void;
  onSubmit: () => void;
  /** Receives pasted images; without it only text can be pasted. */
  onFiles?: ((files: File[]) => void) | undefined;
  /** What Escape cancels, if anything. */
  onCancel?: (() => void) | undefined;
};

/** The text field, which grows with its content. */
export function MessageField(props: Props) {
  const { ref, form, hint, name, isEdit, text, tooLong, onText, onSubmit, onFiles, onCancel } = props;
  const t = useTranslations('chat');
  const edit = useTranslations('composer');
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
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
    // Word processors add an image to copied text: the text is meant.
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

/** Above the field: the quoted or edited message, and a cancel button. */
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

type ImageStripProps = { pictures: ReturnType<typeof useImages>; onRemoved: () => void };

/** The images of the next message, with preview and removal, and why a file was rejected. */
export function ImageStrip({ pictures, onRemoved }: ImageStripProps) {
  const t = useTranslations('composer');
  const faults = useTranslations('refusals');
  const { images, fault, remove } = pictures;
  return (
    <>
      {fault ? (
        <p className={styles.fault} role="alert">
          {faults(fault, { max: maxImages })}
        </p>
      ) : null}
      {images.length > 0 ? (
        <ul className={styles.strip} aria-label={t('chosen')}>
          {images.map(({ file, url, width, height }, index) => (
            <li key={file} className={styles.chosen}>
              {url ? (
                <img src={url} alt={t('chosenImage', { number: index + 1 })} width={width} height={height} />
              ) : null}
              <button
                type="button"
                className={styles.remove}
                aria-label={t('removeImage', { number: index + 1 })}
                onClick={() => {
                  remove(file);
                  onRemoved();
                }}
              >
                <Icon name="x-lg" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
