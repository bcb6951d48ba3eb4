import { useLocale, useTranslations } from 'next-intl';
import type { Order } from '#lib/contract/commerce/payments.ts';
import { money } from '#lib/contract/commerce/money.ts';
import { orderPath, type OrderParams } from '#lib/rules/commerce/order-params.ts';
import { SiteLink } from '#components/ui/link.tsx';
import styles from './debit.module.css';

/** What is paid for, in two lines, and the way back to change it. */
export function DebitOrder({ order, params }: { order: Order; params: OrderParams }) {
  const t = useTranslations('directDebit');
  const tOrder = useTranslations('order');
  const locale = useLocale();
  const { package: pack, amount, list_amount: listAmount, discount } = order;
  const price = (units: number) => money(units, pack.currency, locale);
  return (
    <section className={styles.order} aria-label={tOrder('what')}>
      <p className={styles.what}>
        <span>{tOrder(`kinds.${pack.kind}`, { count: pack.credits })}</span>
        <span aria-live="polite">
          {amount < listAmount && <s className="vk-muted">{price(listAmount)}</s>}{' '}
          <span>{price(amount)}</span>
        </span>
      </p>
      {discount && (
        <p className="vk-small vk-muted mb-0">
          {`${tOrder('code', { code: discount.code })} · ${tOrder('lowest', { price: price(pack.lowest_amount) })}`}
        </p>
      )}
      <SiteLink className="vk-small" href={orderPath(params)}>
        {t('changeOrder')}
      </SiteLink>
    </section>
  );
}
