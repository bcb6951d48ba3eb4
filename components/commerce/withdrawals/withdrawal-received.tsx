import { formatMoney } from '#lib/contract/commerce/format-money.ts';
import type { WithdrawalSum as Sum } from '#lib/contract/commerce/withdrawals.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoment } from '../../ui/use-moment.ts';
import { useScreenTop } from '../../ui/use-screen-top.ts';
import { DeclaredFacts } from './declared-facts.tsx';
import styles from './withdrawal.module.css';

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
    <section className="vk-state">
      <span className="vk-state-icon">
        <Icon name="check2" />
      </span>
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
    </section>
  );
}
