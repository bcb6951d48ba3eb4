import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { TranslatedMethods } from '#lib/contract/commerce/payment-method-names.ts';

/** Props of the order screens from their page. */
export type OrderPageProps = {
  /** The brand's setting `refund_days`. */
  refundDays: number;
  methodNames: TranslatedMethods;
  errors: ErrorTexts;
};
