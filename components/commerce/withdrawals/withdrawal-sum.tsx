import { money } from '#lib/contract/commerce/money.ts';
import type { WithdrawalSum as Sum } from '#lib/contract/commerce/withdrawals.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import styles from './withdrawal.module.css';

type Props = { texts: Texts['withdrawal']['back']; sum: Sum | undefined };

/** What the member would get back now, and how it comes about; for anybody else the rule alone. */
export function WithdrawalSum({ texts, sum }: Props) {
  const { locale } = useSite();
  if (!sum) return <p>{texts.unknown}</p>;
  const { paid, returned, amount, currency, spent } = sum;
  const price = (units: number) => money(units, currency, locale);
  const kept = [
    { name: texts.returned, units: returned },
    { name: fill(texts.spent, { count: spent.credits }), units: spent.amount },
  ].filter(({ units }) => units > 0);
  return (
    <dl className={styles.sum}>
      <div>
        <dt>{texts.paid}</dt>
        <dd>{price(paid)}</dd>
      </div>
      {kept.map(({ name, units }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{price(-units)}</dd>
        </div>
      ))}
      <div>
        <dt>{texts.total}</dt>
        <dd>{price(amount)}</dd>
      </div>
    </dl>
  );
}
