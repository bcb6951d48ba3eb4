import { findContactData } from '../../lib/contract/contact-data.ts';
import type { MessageWarning } from '../../lib/contract/vocabulary.ts';
import type { BrandSettings } from '../brands/brand-settings.ts';
import { CallError } from '../http/errors.ts';
import { asksForMoney } from './money/asks-for-money.ts';

type Policy = Pick<BrandSettings, 'message_length' | 'contact_data'>;

/**
 * What the reader of a text is to be warned of, or null: a request for money, and contact data where the brand wants none
 * in profiles. Grown-up people may still exchange them, so neither is refused.
 * @throws message_too_long by the brand's limit
 */
export function checkText(text: string, policy: Policy): MessageWarning | null {
  if ([...text].length > policy.message_length) throw new CallError('message_too_long');
  if (asksForMoney(text)) return 'money';
  return policy.contact_data === 'refuse' && findContactData(text) ? 'contact_data' : null;
}
