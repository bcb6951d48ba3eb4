import { useTranslations, useLocale } from 'next-intl';
import { usePayments, useUser } from '#lib/browser/transport/hooks.ts';
import { usePurchaseReturnPath } from '#lib/browser/session/return-path.ts';
import { isFirstPurchase } from '#lib/rules/commerce/first-purchase.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconState } from '../../ui/state.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import type { ShownPayment } from './shown-payment.ts';
import styles from './transactions.module.css';
import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import type { PaymentState } from '#lib/rules/commerce/payments.ts';

type CompletedPaymentProps = {
  payment: ShownPayment;
  /** Shown to the paying member. */ isOwn: boolean;
};

/** Confirms a completed payment; a first purchase also explains the new premium status. */
export function CompletedPayment({ payment, isOwn }: CompletedPaymentProps) {
  const t = useTranslations('transactions');
  const returnPath = usePurchaseReturnPath();
  const back = isOwn ? returnPath : null;
  return (
    <IconState icon="check2">
      <h1 className="h3">{t('completed.title')}</h1>
      <p>{t('completed.text', { credits: t('credits', { kind: 'credits', count: payment.credits }) })}</p>
      {isOwn && <PremiumBegins payment={payment} />}
      <div className={styles.next}>
        {back && <ButtonLink href={back}>{t('completed.back')}</ButtonLink>}
        <ButtonLink href="/members" variant={back ? 'outline' : 'primary'}>
          {t('completed.members')}
        </ButtonLink>
        <ButtonLink href="/credits" variant="outline">
          {t('completed.toCredits')}
        </ButtonLink>
      </div>
      {payment.receipt && <ReceiptLink token={payment.token} number={payment.number} />}
    </IconState>
  );
}

/** Shown for the payment that made the member premium, while they are. */
function PremiumBegins({ payment }: { payment: ShownPayment }) {
  const t = useTranslations('transactions');
  const { user } = useUser();
  const { data } = usePayments();
  const isFirst = data && isFirstPurchase(payment.payment_id, data.payments, data.more);
  if (!isFirst || !user?.paid_user) return null;
  return (
    <div className={styles.premium}>
      <h2 className="h4">{t('completed.premium')}</h2>
      <p>{t('completed.premiumText')}</p>
    </div>
  );
}

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
    <IconState icon="arrow-counterclockwise">
      <h1 className="h3">{t(`returned.${state}.title`)}</h1>
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
    </IconState>
  );
}

function PremiumEnded() {
  const t = useTranslations('transactions');
  const { user } = useUser();
  return user?.paid_user === false ? <span>{t('returned.noPremium')}</span> : null;
}
