import { getTranslations } from 'next-intl/server';
import type { TranslatedMethods } from '#lib/contract/commerce/payment-method-names.ts';

/** Names of the payment methods that have a translated one. */
export async function getMethodNames(): Promise<TranslatedMethods> {
  const t = await getTranslations('footer');
  return {
    creditcard: t('creditcard'),
    directdebit: t('directdebit'),
    banktransfer: t('banktransfer'),
  };
}
