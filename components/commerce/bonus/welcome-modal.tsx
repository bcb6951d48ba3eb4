import { useSecondsLeft } from '#lib/browser/commerce/active-discount.ts';
import { fill } from '#lib/i18n/fill.ts';
import { timeLeft } from '#lib/rules/platform/time-left.ts';
import { DiscountModal, type DiscountModalProps } from './discount-modal.tsx';
import { TimeLeft } from './time-left.tsx';

/** Welcomes a new member with the first-purchase discount and its end date, without urgency. */
export function WelcomeModal({ discount, texts, locale, onClose }: DiscountModalProps) {
  const secondsLeft = useSecondsLeft(discount);
  return (
    <DiscountModal discount={discount} texts={texts} title={texts.welcomeTitle} onClose={onClose}>
      <p>{texts.welcome}</p>
      {secondsLeft !== null && (
        <p>
          <strong>{fill(texts.left, { countdown: timeLeft(secondsLeft, locale) })}</strong>{' '}
          <TimeLeft discount={discount} texts={texts} locale={locale} className="vk-muted" />
        </p>
      )}
    </DiscountModal>
  );
}
