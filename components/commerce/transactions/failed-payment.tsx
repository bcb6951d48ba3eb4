import { useTranslations } from 'next-intl';
import { isPaymentMethod, orderPath } from '#lib/rules/commerce/order-params.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ResultHead } from './result-head.tsx';
import type { ShownPayment } from './shown-payment.ts';
import styles from './transactions.module.css';

type FailedPaymentProps = { payment: ShownPayment; /** Said where no reason is known. */ unknown: string };

/** Why a payment failed, and the same order once more, as it was or with another method. */
export function FailedPayment({ payment, unknown }: FailedPaymentProps) {
  const t = useTranslations('transactions');
  const { failure, package_id: packageId, country, method } = payment;
  const wish = { packageId, country, code: null };
  // Of a refused payment the provider said something that can't be: nobody knows then what was charged.
  const isSafe = failure !== null && failure !== 'refused';
  return (
    <ResultHead
      icon="exclamation-circle"
      title={t(failure === 'cancelled' ? 'notPaid.cancelled' : 'notPaid.title')}
    >
      <p>
        <span>{failure ? t(`notPaid.reasons.${failure}`) : unknown}</span>{' '}
        {isSafe && <span>{t('notPaid.nothing')}</span>}
      </p>
      <div className={styles.next}>
        <ButtonLink href={orderPath({ ...wish, method: isPaymentMethod(method) ? method : null })}>
          {t('notPaid.again')}
        </ButtonLink>
        <ButtonLink href={orderPath({ ...wish, method: null })} variant="outline">
          {t('notPaid.other')}
        </ButtonLink>
      </div>
    </ResultHead>
  );
}
