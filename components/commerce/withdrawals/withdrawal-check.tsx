import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import type { WithdrawalSum as Sum } from '#lib/contract/commerce/withdrawals.ts';
import { numberFormat } from '#lib/contract/formats.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import type { WithdrawalValues } from '#lib/rules/commerce/withdrawal-fields.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../../ui/button.tsx';
import { useScreenTop } from '../../ui/use-screen-top.ts';
import { DeclaredFacts } from './declared-facts.tsx';
import styles from './withdrawal.module.css';

type WithdrawalCheckProps = {
  texts: Texts['withdrawal'];
  declared: WithdrawalValues;
  /** Sum for the member's own order. */
  sum: Sum | undefined;
  /** The error on sending, as text. */
  failure: string | null;
  busy: boolean;
  onConfirm: () => void;
  onChange: () => void;
};

/** Repeats the input; only the press here declares the withdrawal. */
export function WithdrawalCheck({ texts, declared, sum, failure, busy, ...on }: WithdrawalCheckProps) {
  const title = useScreenTop();
  return (
    <section>
      <h3 ref={title} tabIndex={-1}>
        {texts.check.title}
      </h3>
      <DeclaredFacts texts={texts} declared={declared} />
      <p>{texts.check.text}</p>
      <WithdrawalSum texts={texts.back} sum={sum} />
      <FormFailure text={failure} />
      <Button size="lg" className="w-100" busy={busy} onClick={on.onConfirm}>
        {texts.check.confirm}
      </Button>
      <Button variant="quiet" className="w-100 mt-2" disabled={busy} onClick={on.onChange}>
        {texts.check.change}
      </Button>
    </section>
  );
}

type Props = { texts: Texts['withdrawal']['back']; sum: Sum | undefined };

/** The member's present refund and its calculation; for others only the rule. */
function WithdrawalSum({ texts, sum }: Props) {
  const { locale } = useSite();
  if (!sum) return <p>{texts.unknown}</p>;
  const { paid, returned, amount, currency, spent } = sum;
  const price = (units: number) => formatMoney(units, currency, locale);
  const entered = [
    { name: texts.returned, units: returned },
    { name: fill(texts.spent, { count: numberFormat(locale).format(spent.credits) }), units: spent.amount },
  ].filter(({ units }) => units > 0);
  return (
    <dl className={styles.sum}>
      <div>
        <dt>{texts.paid}</dt>
        <dd>{price(paid)}</dd>
      </div>
      {entered.map(({ name, units }) => (
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
