import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './order.module.css';
import { pressedKey } from '#components/ui/pressed-key.ts';

type Props = {
  /** The code in the address. */
  code: string | null;
  /** The code of the order's discount. */
  applied: string | undefined;
  isBusy: boolean;
  /** Why the code was refused, as text. */
  error: string | null | undefined;
  /** Why a better discount stays in place of the code, as text. */
  betterDiscountNote?: string | null;
  onChange: (code: string | null) => void;
};

/** A discount code: collapsed by default; a text says whether the code is valid. */
export function DiscountField({ code, applied, isBusy, error, betterDiscountNote, onChange }: Props) {
  const t = useTranslations('order');
  const [isOpen, setIsOpen] = useState(code !== null);
  const [{ known, text }, setTyped] = useState({ known: code, text: code ?? '' });
  // The pressed button disappears, so the focus moves to its replacement.
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
    if (pressedKey(event) !== 'Enter') return;
    // Enter would otherwise submit the order form.
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
      hint={betterDiscountNote ?? undefined}
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

/** As a ref, this runs once when the element mounts. */
function focus(node: HTMLElement | null): void {
  node?.focus();
}
