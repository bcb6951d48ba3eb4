import { useLocale, useTranslations } from 'next-intl';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import type { PaymentState } from '#lib/rules/commerce/payments.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { ResultHead } from './result-head.tsx';
import type { ShownPayment } from './shown-payment.ts';
import styles from './transactions.module.css';

type ReturnedState = 'partly_returned' | 'refunded' | 'charged_back';

export function isReturned(state: PaymentState | undefined): state is ReturnedState {
  return state === 'partly_returned' || state === 'refunded' || state === 'charged_back';
}

type ReturnedPaymentProps = {
  payment: ShownPayment;
  state: ReturnedState;
  /** Shown to the paying member. */
  isOwn: boolean;
};

/** A full or partial refund: its effects on credits and premium. */
export function ReturnedPayment({ payment, state, isOwn }: ReturnedPaymentProps) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const { refunded, charged_back: chargedBack, currency } = payment;
  return (
    <ResultHead icon="arrow-counterclockwise" title={t(`returned.${state}.title`)}>
      <p>
        <span>
          {t(`returned.${state}.text`, { amount: formatMoney(refunded + chargedBack, currency, locale) })}
        </span>{' '}
        {isOwn && <PremiumEnded />}
      </p>
      <div className={styles.next}>
        <ButtonLink href="/credits">{t('completed.toCredits')}</ButtonLink>
      </div>
      {payment.receipt && <ReceiptLink token={payment.token} number={payment.number} />}
    </ResultHead>
  );
}

function PremiumEnded() {
  const t = useTranslations('transactions');
  const { user } = useUser();
  return user?.paid_user === false ? <span>{t('returned.noPremium')}</span> : null;
}
