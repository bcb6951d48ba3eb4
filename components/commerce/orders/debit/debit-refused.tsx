import { useTranslations } from 'next-intl';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { orderPath, type OrderParams } from '#lib/rules/commerce/order-params.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/state.tsx';

/** Reasons why a member can't pay by direct debit, regardless of the input. */
export const debitRefusals = ['direct_debit_blocked', 'direct_debit_limit', 'method_unavailable'] as const;
export type DebitRefusal = (typeof debitRefusals)[number];

type Props = { reason: DebitRefusal; params: OrderParams; errors: ErrorTexts };

/** Direct debit is refused for this member or order; links to the other methods. */
export function DebitRefused({ reason, params, errors }: Props) {
  const t = useTranslations('directDebit');
  return (
    <div role="alert">
      <EmptyState
        icon="slash-circle"
        title={t('refused')}
        text={errors[reason]}
        action={<ButtonLink href={orderPath({ ...params, method: null })}>{t('otherMethod')}</ButtonLink>}
      />
    </div>
  );
}
