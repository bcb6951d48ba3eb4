import type { PageTexts } from '../page-texts.ts';
import { accessibility } from './es/accessibility.ts';
import { ban } from './es/ban.ts';
import { cookies } from './es/cookies.ts';
import { service } from './es/customer-care.ts';
import { faq } from './es/faq.ts';
import { imprint } from './es/imprint.ts';
import { privacy } from './es/privacy.ts';
import { returnPolicy } from './es/return-policy.ts';
import { terms } from './es/terms.ts';
import { withdrawal } from './es/withdrawal.ts';

export const es: PageTexts = {
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
