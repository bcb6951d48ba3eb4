import type { WithdrawalSum as Sum } from '#lib/contract/commerce/withdrawals.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import type { WithdrawalValues } from '#lib/rules/commerce/withdrawal-fields.ts';
import { Button } from '../../ui/button.tsx';
import { useScreenTop } from '../../ui/use-screen-top.ts';
import { DeclaredFacts } from './declared-facts.tsx';
import { WithdrawalSum } from './withdrawal-sum.tsx';

type WithdrawalCheckProps = {
  texts: Texts['withdrawal'];
  declared: WithdrawalValues;
  /** Of the member's own order. */
  sum: Sum | undefined;
  /** Why it could not be sent, in words. */
  failure: string | null;
  busy: boolean;
  onConfirm: () => void;
  onChange: () => void;
};

/** Repeats what was entered; only the press here declares the withdrawal. */
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
      {failure && (
        <div className="alert alert-danger mb-3" role="alert">
          <span>{failure}</span>
        </div>
      )}
      <Button size="lg" className="w-100" busy={busy} onClick={on.onConfirm}>
        {texts.check.confirm}
      </Button>
      <Button variant="quiet" className="w-100 mt-2" disabled={busy} onClick={on.onChange}>
        {texts.check.change}
      </Button>
    </section>
  );
}
