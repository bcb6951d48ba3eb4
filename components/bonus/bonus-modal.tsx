import type { DiscountCode } from '../../lib/contract/discounts.ts';
import { fill } from '../../lib/i18n/fill.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Modal } from '../ui/modal.island.tsx';
import styles from './bonus.module.css';
import type { BonusTexts } from './load-bonus-texts.ts';
import { TimeLeft } from './time-left.tsx';

type BonusModalProps = { discount: DiscountCode; texts: BonusTexts; locale: Locale; onClose: () => void };

/** What the time bonus is, how long it lasts and what follows; yes and no weigh the same, and either closes it for good. */
export function BonusModal({ discount, texts, locale, onClose }: BonusModalProps) {
  return (
    <Modal
      open
      onClose={onClose}
      title={fill(texts.offer, { percent: discount.value_percentage })}
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
      <TimeLeft discount={discount} texts={texts} locale={locale} className={styles.clock} />
      <p>{texts.hurry}</p>
      <p>{texts.instant}</p>
      <p className="vk-small vk-muted mb-0">{fill(texts.code, { code: discount.code })}</p>
    </Modal>
  );
}
