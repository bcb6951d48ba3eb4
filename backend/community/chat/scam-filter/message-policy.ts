import { asksForMoney } from './asks-for-money.ts';
import { findContactData } from '#lib/contract/trust/contact-data.ts';
import type { MessageWarning } from '#lib/contract/community/chat-vocabulary.ts';
import type { BrandSettings } from '#backend/brands/brand-settings.ts';
import { CallError } from '#backend/platform/http/errors.ts';

type Policy = Pick<BrandSettings, 'message_length' | 'contact_data'>;

/** @throws message_too_long above the brand's limit */
export function requireLength(text: string, { message_length: maxLength }: Policy): void {
  if (text.length > maxLength && Array.from(text).length > maxLength) throw new CallError('message_too_long');
}

/** A warning, never a refusal, as adults may exchange both. Runs last, once delivery is certain. */
export function findMessageWarning(text: string, policy: Policy): MessageWarning | null {
  if (asksForMoney(text)) return 'money';
  return policy.contact_data === 'refuse' && findContactData(text) ? 'contact_data' : null;
}
