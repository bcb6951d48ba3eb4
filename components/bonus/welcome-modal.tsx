import { useSecondsLeft } from '../../lib/api/active-discount.ts';
import type { DiscountCode } from '../../lib/contract/discounts.ts';
import { fill } from '../../lib/i18n/fill.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { timeLeft } from '../../lib/rules/time-left.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Modal } from '../ui/modal.island.tsx';
import styles from './bonus.module.css';
import type { BonusTexts } from './load-bonus-texts.ts';
import { TimeLeft } from './time-left.tsx';

type WelcomeModalProps = { discount: DiscountCode; texts: BonusTexts; locale: Locale; onClose: () => void };

/** Welcomes a newcomer with the discount of the first purchase: what it is and until when, without any hurry. */
export function WelcomeModal({ discount, texts, locale, onClose }: WelcomeModalProps) {
  const left = useSecondsLeft(discount);
  return (
    <Modal
      open
      onClose={onClose}
      title={fill(texts.welcomeTitle, { percent: discount.value_percentage })}
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
      <p>{texts.welcome}</p>
      {left !== null && (
        <p>
          <strong>{fill(texts.left, { countdown: timeLeft(left, locale) })}</strong>{' '}
          <TimeLeft discount={discount} texts={texts} locale={locale} className="vk-muted" />
        </p>
      )}
      <p>{texts.instant}</p>
      <p className="vk-small vk-muted mb-0">{fill(texts.code, { code: discount.code })}</p>
    </Modal>
  );
}
