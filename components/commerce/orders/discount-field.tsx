import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './order.module.css';
import { meantKey } from '#components/ui/meant-key.ts';

type Props = {
  /** The code of the address. */
  code: string | null;
  /** The code whose discount the order has. */
  applied: string | undefined;
  isBusy: boolean;
  /** Why it is not to be had, in words. */
  error: string | null | undefined;
  /** That a better discount stays in place of the code, in words. */
  kept?: string | null;
  onChange: (code: string | null) => void;
};

/** A discount code: folded away until somebody has one, and said in words whether it holds. */
export function DiscountField({ code, applied, isBusy, error, kept, onChange }: Props) {
  const t = useTranslations('order');
  const [isOpen, setIsOpen] = useState(code !== null);
  const [{ known, text }, setTyped] = useState({ known: code, text: code ?? '' });
  // The one who pressed goes on from where the pressed thing was.
  const [hasPressed, setHasPressed] = useState(false);
  if (known !== code) {
    setTyped({ known: code, text: code ?? '' });
    if (code !== null) setIsOpen(true);
  }
  const apply = () => {
    setHasPressed(true);
    if (text.trim()) onChange(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (meantKey(event) !== 'Enter') return;
    // The form around it would place the order.
    event.preventDefault();
    apply();
  };

  if (code !== null && !error && applied?.toUpperCase() === code.toUpperCase())
    return (
      <div className={styles.applied}>
        <p id="order-code-applied" role="status">
          <Icon name="check2" /> <span>{t('discountCode.applied', { code: applied })}</span>
        </p>
        <Button
          variant="quiet"
          size="sm"
          ref={hasPressed ? focus : undefined}
          aria-describedby="order-code-applied"
          onClick={() => onChange(null)}
        >
          {t('discountCode.remove')}
        </Button>
      </div>
    );
  if (!isOpen)
    return (
      <Button variant="link" size="sm" className={styles.fold} onClick={() => setIsOpen(true)}>
        {t('discountCode.open')}
      </Button>
    );
  return (
    <Field
      id="order-code"
      label={t('discountCode.label')}
      hint={kept ?? undefined}
      error={error ?? undefined}
    >
      {(control) => (
        <div className={styles.code}>
          <input
            {...control}
            value={text}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            ref={code === null ? focus : undefined}
            onChange={(event) => setTyped({ known, text: event.target.value })}
            onKeyDown={onKeyDown}
          />
          <Button variant="outline" busy={isBusy && code !== null} onClick={apply}>
            {t('discountCode.apply')}
          </Button>
        </div>
      )}
    </Field>
  );
}

/** As a ref it is called once, when the thing appears. */
function focus(node: HTMLElement | null): void {
  node?.focus();
}
