import { paymentMethodNames, type TranslatedMethods } from '../../contract/commerce/payment-method-names.ts';
import { withoutCapital } from '../platform/inside-sentence.ts';

/** Payment method names within a sentence: without the label's capital, unless the language capitalises. */
export function methodsInSentence(
  ids: readonly string[],
  translated: TranslatedMethods,
  locale: string,
): string[] {
  const inside = (name: string) => (isAbbreviated(name) ? name : withoutCapital(name, locale));
  const { creditcard, directdebit, banktransfer } = translated;
  return paymentMethodNames(ids, {
    creditcard: inside(creditcard),
    directdebit: inside(directdebit),
    banktransfer: inside(banktransfer),
  });
}

/** Such as "SEPA direct debit". */
const isAbbreviated = (name: string) => /^\p{Lu}{2}/u.test(name);
