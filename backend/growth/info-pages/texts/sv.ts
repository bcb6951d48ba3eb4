import type { PageTexts } from '../page-texts.ts';
import { accessibility } from './sv/accessibility.ts';
import { ban } from './sv/ban.ts';
import { cookies } from './sv/cookies.ts';
import { service } from './sv/customer-care.ts';
import { faq } from './sv/faq.ts';
import { imprint } from './sv/imprint.ts';
import { privacy } from './sv/privacy.ts';
import { returnPolicy } from './sv/return-policy.ts';
import { terms } from './sv/terms.ts';
import { withdrawal } from './sv/withdrawal.ts';

export const sv: PageTexts = {
  terms,
  privacy,
  cookies,
  ban,
  'return-policy': returnPolicy,
  faq,
  service,
  imprint,
  withdrawal,
  accessibility,
};
