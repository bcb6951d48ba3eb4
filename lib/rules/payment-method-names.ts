import { methodNames } from '../contract/payment-methods.ts';

/** The three kinds that have a name of their own in each language. */
export type TranslatedMethods = Record<'creditcard' | 'directdebit' | 'banktransfer', string>;

/** Names of the methods as people read them; an unknown id is left out rather than shown raw. */
export function paymentMethodNames(ids: readonly string[], translated: TranslatedMethods): string[] {
  const names: Record<string, string> = { ...methodNames, ...translated };
  return ids.flatMap((id) => names[id] ?? []);
}

/** Names of methods that no longer exist, for payments made with them. */
const deadNames: Record<string, string> = { giropay: 'giropay', sofort: 'SOFORT', maestro: 'Maestro' };

/** The name of a payment's method, also of one that is offered no more. */
export function paymentMethodName(id: string, translated: TranslatedMethods): string {
  return paymentMethodNames([id], translated)[0] ?? deadNames[id] ?? id;
}
