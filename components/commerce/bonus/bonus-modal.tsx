import styles from './bonus.module.css';
import { DiscountModal, type DiscountModalProps } from './discount-modal.tsx';
import { TimeLeft } from './time-left.tsx';

/** Explains the time bonus: its duration and what follows. */
export function BonusModal({ discount, texts, locale, onClose }: DiscountModalProps) {
  return (
    <DiscountModal discount={discount} texts={texts} title={texts.offer} onClose={onClose}>
      <TimeLeft discount={discount} texts={texts} locale={locale} className={styles.clock} />
      <p>{texts.hurry}</p>
    </DiscountModal>
  );
}
