import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { ApiError, getErrorCode } from '#lib/browser/transport/api-error.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import type { DebitValues } from '#lib/rules/commerce/direct-debit.ts';
import { useOrdering } from '../use-ordering.ts';
import type { Sent } from './send-debit-code.ts';

type Options = {
  sent: Sent;
  order: Order;
  form: DebitValues;
  errors: ErrorTexts;
  onRetry: () => Promise<void>;
  onRefused: (error: unknown) => Promise<void>;
  onPlaced: () => void;
};

/** Errors shown beside the code, after which the member can retry on this screen. */
const errorsShownHere = [
  'sms_code_invalid',
  'sms_code_expired',
  'sms_code_used_up',
  'too_many_codes',
  'sms_limit',
  'not_confirmed',
  'too_many_requests',
  'provider_unavailable',
  'backend_unavailable',
  'upstream_timeout',
  'internal_error',
];

/** Input, resend and confirmation of a direct debit's code. */
export function useDebitOrder({ sent, order, form, errors, ...on }: Options) {
  const t = useTranslations('directDebit');
  const { send, busy } = useOrdering();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isRequesting, setIsRequesting] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!/^\d{6}$/.test(code)) {
      setFailure(t('code.missing'));
      return;
    }
    setFailure(null);
    const { package: pack, country, discount } = order;
    const { begin_at_once: begins, ...account } = form;
    const failed = await send(
      {
        package_id: pack.id,
        country,
        method: 'directdebit',
        code: discount?.code ?? null,
        amount: sent.mandate.amount,
        begin_at_once: begins,
        direct_debit: { ...account, sms_id: sent.sms_id, sms_code: code },
      },
      on.onPlaced,
    );
    if (failed) await showFailure(failed, errorText(failed, errors));
  }

  async function requestCode(): Promise<void> {
    setIsRequesting(true);
    setFailure(null);
    try {
      await on.onRetry();
      setCode('');
    } catch (error) {
      const isSms = getErrorCode(error) === 'provider_unavailable';
      await showFailure(error, isSms ? t('smsFailed') : errorText(error, errors));
    } finally {
      setIsRequesting(false);
    }
  }

  async function showFailure(error: unknown, text: string): Promise<void> {
    if (!errorsShownHere.includes(getErrorCode(error))) return on.onRefused(error);
    setFailure(error instanceof ApiError && error.status === 0 ? t('offline') : text);
  }

  return { code, setCode, failure, isRequesting, requestCode, submit, busy };
}
