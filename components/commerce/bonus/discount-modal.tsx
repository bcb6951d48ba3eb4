import type { ReactNode } from 'react';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.island.tsx';
import styles from './bonus.module.css';
import type { BonusTexts } from './load-bonus-texts.ts';

export type DiscountModalProps = {
  discount: DiscountCode;
  texts: BonusTexts;
  locale: Locale;
  onClose: () => void;
};

type Props = Omit<DiscountModalProps, 'locale'> & { title: string; children: ReactNode };

/** The first-purchase discount with its code; yes and no have equal weight, and either closes it permanently. */
export function DiscountModal({ discount, texts, title, onClose, children }: Props) {
  return (
    <Modal
      open
      onClose={onClose}
      title={fill(title, { percent: discount.value_percentage })}
      footer={
        <>
          <Button variant="outline" className={styles.choice} onClick={onClose}>
            {texts.close}
          </Button>
          <ButtonLink variant="outline" className={styles.choice} href="/credits" onClick={onClose}>
            {texts.show}
          </ButtonLink>
        </>
      }
    >
      {children}
      <p>{texts.instant}</p>
      <p className="vk-small vk-muted mb-0">{fill(texts.code, { code: discount.code })}</p>
    </Modal>
  );
}
