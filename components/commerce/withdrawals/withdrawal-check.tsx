import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import type { WithdrawalSum as Sum } from '#lib/contract/commerce/withdrawals.ts';
import { numberFormat } from '#lib/contract/formats.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import type { WithdrawalValues } from '#lib/rules/commerce/withdrawal-fields.ts';
import { FormFailure } from '../../ui/api-form.tsx';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../../ui/button.tsx';
import { useScreenTop } from '../../ui/use-screen-top.ts';
import styles from './withdrawal.module.css';
import { IconState } from '../../ui/state.tsx';
import { useMoment } from '../../ui/use-moment.ts';

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

type DeclaredFactsProps = {
  texts: Pick<Texts['withdrawal'], 'name' | 'order' | 'email'>;
  declared: Record<'name' | 'order' | 'email', string>;
};

/** The declaration as entered. */
function DeclaredFacts({ texts, declared }: DeclaredFactsProps) {
  return (
    <dl className={styles.facts}>
      {(['name', 'order', 'email'] as const).map((field) => (
        <div key={field}>
          <dt>{texts[field]}</dt>
          <dd>{declared[field].trim()}</dd>
        </div>
      ))}
    </dl>
  );
}

export type Received = Record<'name' | 'order' | 'email' | 'receipt', string> & {
  /** ISO timestamp. */ at: string;
  /** The receipt of an earlier withdrawal from the same order, which was mailed then. */
  repeated: boolean;
  /** The refund, if known. */
  refund: Sum | undefined;
};

type WithdrawalReceivedProps = { texts: Texts['withdrawal']; received: Received };

/** The receipt, made for printing: number, date, time to the second, and the declaration. */
export function WithdrawalReceived({ texts, received }: WithdrawalReceivedProps) {
  const { locale } = useSite();
  const { refund } = received;
  const title = useScreenTop();
  const moment = useMoment({ dateStyle: 'long', timeStyle: 'long' });
  return (
    <IconState icon="check2">
      <h3 ref={title} tabIndex={-1}>
        {fill(texts.received.title, { order: received.order.trim() })}
      </h3>
      <p>
        {texts.received.number}
        <br />
        <strong className={`text-body ${styles.number}`}>{received.receipt}</strong>
      </p>
      <p>
        <time dateTime={received.at}>{fill(texts.received.at, { date: moment(received.at) })}</time>
      </p>
      {refund && refund.amount > 0 && (
        <p>{fill(texts.received.refund, { amount: formatMoney(refund.amount, refund.currency, locale) })}</p>
      )}
      <DeclaredFacts texts={texts} declared={received} />
      <p>
        {received.repeated
          ? texts.received.repeated
          : fill(texts.received.text, { email: received.email.trim() })}
      </p>
      <Button variant="outline" className="vk-no-print" onClick={() => window.print()}>
        {texts.received.print}
      </Button>
    </IconState>
  );
}
