import { callApi } from '#lib/browser/transport/call.ts';
import { noAnswer } from '#lib/browser/transport/api-error.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import type { Order } from '#lib/contract/commerce/orders.ts';
import type { DebitValues } from '#lib/rules/commerce/direct-debit.ts';

export type Sent = CallResponse<'POST /api/direct-debit-code.php'>;

/** Validates the form and sends a code to its phone; returns the mandate that the code confirms. */
export async function sendDebitCode(
  { begin_at_once: _begins, ...account }: DebitValues,
  { package: pack, country, discount }: Order,
): Promise<Sent> {
  if (!navigator.onLine) throw noAnswer();
  const code = discount?.code ?? null;
  return callApi('POST /api/direct-debit-code.php', {
    body: { ...account, package_id: pack.id, country, code },
  });
}
